import { drop, replace, text, together } from '../planting/changes.ts';
import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const { raw } = String;
const calls = 'runtime/client/call.test.ts';
const lists = 'runtime/client/list.test.ts';
const plugins = 'runtime/client/plugins.test.ts';
const hostile = 'runtime/client/hostile.test.ts';
const redirects = 'runtime/client/redirects.test.ts';
const hostileLists = 'runtime/client/hostile-lists.test.ts';
const call = 'runtime/client/call.ts';
const exchange = 'runtime/client/exchange.ts';
const list = 'runtime/client/list-call.ts';

/** Faults of the client: what it sends, which responses it accepts, and how it goes through lists. */
export const clientFaults: readonly PlantedFault[] = faultsOf([
  [
    'a client takes 404 for a success',
    call,
    'call',
    replace('response.ok', 'response.ok || response.status === 404'),
    calls,
  ],
  [
    'a client takes 201 for a failure',
    call,
    'call',
    replace('response.ok', 'response.status === 200'),
    calls,
  ],
  [
    'a list ends with its first page',
    list,
    'callList',
    replace('client.send({ ...first, url })', 'undefined'),
    lists,
  ],
  [
    'a limit of items is one too large',
    list,
    'callList',
    together(replace('>= limit', '> limit'), replace('list.slice(0, limit)', 'list')),
    lists,
  ],
  [
    'first(n) gives one item less',
    list,
    'callList',
    replace('list.slice(0, limit)', 'list.slice(0, limit - 1)'),
    lists,
  ],
  ['first(n) asks for a page more', list, 'callList', replace('>= limit', '> limit'), lists],
  [
    'a first page that fails before it is read ends the process',
    list,
    'callList',
    drop('success.catch'),
    hostileLists,
  ],
  [
    'a list goes on with the page before',
    'runtime/client/link.ts',
    'nextLink',
    text(raw`next[\s"]|next(?!`, raw`prev[\s"]|prev(?!`),
    lists,
  ],
  [
    'the previous page is the next one',
    'runtime/client/link.ts',
    'nextLink',
    text(raw`next[\s"]`, raw`prev[\s"]`),
    lists,
  ],
  [
    'a list goes on at another origin',
    list,
    'nextPage',
    replace('target?.href.startsWith(`${first.origin}/`)', 'target !== undefined'),
    lists,
  ],
  [
    'lists go on at another origin',
    list,
    'nextPage',
    replace('target?.href.startsWith(`${first.origin}/`)', "target?.href.includes('//')"),
    lists,
  ],
  [
    'a total of a list is a text',
    list,
    'countIn',
    replace('Number(headers.get(name))', 'headers.get(name)'),
    lists,
  ],
  ['redirects of POST are followed', exchange, 'exchange', text('(GET|HEAD)', '(GET|HEAD|POST)'), redirects],
  [
    'redirects take headers to other origins',
    exchange,
    'exchange',
    replace('if (url.origin !== request.origin)', 'if (url.protocol !== new URL(request.url).protocol)'),
    redirects,
  ],
  [
    'headers go to other origins',
    exchange,
    'exchange',
    replace('if (url.origin !== request.origin)', 'if (false)'),
    redirects,
  ],
  ['redirects are not followed', exchange, 'exchange', replace('!left--', 'true'), redirects],
  ['303 is no redirect', exchange, 'exchange', text('30[12378]', '30[1278]'), redirects],
  ['there may be a hundred redirects', exchange, 'exchange', replace('20', '100'), redirects],
  [
    'a token follows a plug-in to another origin',
    exchange,
    'exchange',
    replace('new URL(sent.url).origin === request.origin', 'true'),
    hostile,
  ],
  ['responses have no largest size', exchange, 'readBody', replace('< 0', '=== 0.5'), hostile],
  [
    'JSON that is cut off has an error that does not say so',
    exchange,
    'readBody',
    replace("`no JSON: ${response.headers.get('content-type')}: ${body}`", 'undefined'),
    hostile,
  ],
  [
    'a download that breaks off ends with an error of the platform',
    'runtime/client/read-stream.ts',
    'readStream',
    replace('fail(request, thrown)', 'Promise.reject(thrown)'),
    'runtime/client/transfer.test.ts',
  ],
  [
    'a lone surrogate is sent as another character',
    'runtime/client/raw-body.ts',
    'writeRaw',
    replace("typeof body === 'string'", 'false'),
    'wire/texts.test.ts',
  ],
  ['504 is final', 'runtime/client/retries.ts', 'waitBefore', replace('504', '503'), plugins],
  ['POST is repeated', 'runtime/client/retries.ts', 'IDEMPOTENT', text('(GET|', '(POST|GET|'), plugins],
  [
    'one attempt too many',
    'runtime/client/retries.ts',
    'retries',
    replace('attempt < attempts', 'attempt <= attempts'),
    plugins,
  ],
  [
    'waits are in milliseconds',
    'runtime/client/retry-after.ts',
    'retryAfter',
    replace('* 1000', '* 1'),
    plugins,
  ],
  [
    'tokens have no prefix',
    'runtime/client/authentication.ts',
    'headerToken',
    replace('prefix + text', 'text'),
    plugins,
    'runtime/client/encoding.test.ts',
  ],
]);
