import { body, drop, replace } from '../planting/changes.ts';
import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const defaults = 'server/defaults.test.ts';
const framing = 'server/framing.test.ts';
const options = 'server/options.test.ts';
const pagination = 'runtime/server/pagination.test.ts';
const refusals = 'server/refusals.test.ts';
const sample = 'server/sample.test.ts';
const headers = 'server/response-headers.test.ts';
const texts = 'wire/texts.test.ts';
const wire = 'server/wire.test.ts';
const server = 'runtime/server/server.ts';

/** Faults of the server: what it accepts, what it gives to handlers, and what it sends. */
export const serverFaults: readonly PlantedFault[] = faultsOf([
  [
    'OPTIONS is no method of a path',
    'runtime/server/unrouted.ts',
    'unroutedResponse',
    replace("...match.allow, 'OPTIONS'", '...match.allow'),
    refusals,
    options,
    sample,
  ],
  [
    'one default is shared by all requests',
    'runtime/server/request-parameters.ts',
    'withDefaults',
    replace('structuredClone(value)', 'value'),
    defaults,
  ],
  ['HEAD is given the body', server, 'Server.#finished', drop("'HEAD'"), defaults],
  ['HEAD has a body', server, 'Server.#finished', replace('withoutBody(response)', 'response'), defaults],
  [
    'pages are counted without the last',
    'runtime/server/pagination.ts',
    'offsetHeaders',
    replace('Math.ceil', 'Math.floor'),
    pagination,
  ],
  [
    'a page follows the last',
    'runtime/server/pagination.ts',
    'offsetHeaders',
    replace('page < pages', 'page <= pages'),
    pagination,
  ],
  [
    'JSON is one level deeper than allowed',
    'runtime/server/json.ts',
    'isDeeper',
    replace('depth > limit', 'depth > limit + 1'),
    'runtime/server/json.test.ts',
    refusals,
  ],
  [
    'cookies of a handler are joined to one header',
    'runtime/server/response-headers.ts',
    'withHeaders',
    drop('continue'),
    headers,
  ],
  [
    'a handler sets the length of its body',
    'runtime/contract/connection-headers.ts',
    'connectionHeaders',
    drop("'content-length'"),
    headers,
  ],
  [
    'a stream stays open that is not sent',
    server,
    'Server.#send',
    drop("typeof sent.body === 'string'"),
    headers,
  ],
  [
    'members that a schema forbids by name are ignored',
    'runtime/server/lenient-json.ts',
    'CLOSED',
    replace("'unevaluatedProperties'", "'unevaluatedProperties', 'properties', 'false schema', 'false'"),
    'server/lenient.test.ts',
  ],
  [
    'members of a body in the query are lost',
    'runtime/server/query.ts',
    'Query.membersOf',
    body('return noMembers;'),
    'server/query-members.test.ts',
  ],
  [
    'a fault of the query has the name of the document only',
    'runtime/server/query.ts',
    'Query.named',
    body('return fault;'),
    'server/query-law.test.ts',
    refusals,
    'server/lenient.test.ts',
    wire,
  ],
  [
    'unknown parameters are accepted by operations without a query',
    'runtime/server/receive.ts',
    'assemble',
    drop('refuseUnknown'),
    'server/all-operations.test.ts',
  ],
  [
    'a webhook without a signature is received',
    'runtime/server/webhooks.ts',
    'createReceiver',
    replace('await receiving.verify(delivery)', 'receiving.verify'),
    'webhooks/receiver.test.ts',
  ],
  [
    'two hosts are one',
    'runtime/server/framing.ts',
    'checkFraming',
    replace('isHost.test(host)', "isHost.test(host.split(',')[0] ?? '')"),
    framing,
  ],
  [
    'a content coding is ignored',
    'runtime/server/framing.ts',
    'checkContentCoding',
    replace("=== 'identity'", "!== '-'"),
    framing,
    wire,
  ],
  [
    'bytes that are no request get no problem',
    'runtime/server/client-error.ts',
    'answerClientError',
    replace("[400, 'The request is not valid HTTP.']", "[500, 'Internal Server Error']"),
    framing,
    wire,
  ],
  [
    'a BOM in a part of a form is lost',
    'runtime/server/bytes.ts',
    'strictUtf8',
    drop('ignoreBOM: true'),
    texts,
  ],
  [
    'errors have one form, whatever the document describes',
    server,
    'describedErrorBody',
    replace('fitting ??', ''),
    'server/error-forms.test.ts',
  ],
  ['what is forbidden is 401', server, 'Server.#authorize', replace('403', '401'), options, sample, refusals],
  ['long addresses are taken', server, 'Server.#perform', replace('> url', '> url * 100'), options, refusals],
]);
