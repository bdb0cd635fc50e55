import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const calls = 'runtime/client/call.test.ts';
const lists = 'runtime/client/list.test.ts';
const redirects = 'runtime/client/redirects.test.ts';
const queries = 'runtime/parameters/decode-query.test.ts';
const pagination = 'runtime/server/pagination.test.ts';
const sample = 'server/sample.test.ts';
const refusals = 'server/refusals.test.ts';
const client = 'client/runtime';
const server = 'server/runtime';
const parameters = 'server/runtime/parameters.js';

/** Faults of copies planted by hand, which no comparison of the outputs with the document saw. */
export const knownCopyFaults: readonly PlantedFault[] = faultsOf([
  [
    'names of members are in small letters',
    parameters,
    'value[name] = readTyped',
    'value[name.toLowerCase()] = readTyped',
    queries,
    sample,
  ],
  [
    'only 200 is a success',
    `${client}/calls.js`,
    'if (response.ok)\n            return body;',
    'if (response.status === 200)\n            return body;',
    calls,
  ],
  [
    '404 is a success',
    `${client}/calls.js`,
    'if (response.ok)\n            return body;',
    'if (response.ok || response.status === 404)\n            return body;',
    calls,
  ],
  ['lists stop early', `${client}/lists.js`, 'next = url ?', 'next = url && false ?', lists],
  [
    'first(n) gives one item less',
    `${client}/lists.js`,
    'list.slice(0, limit)',
    'list.slice(0, limit - 1)',
    lists,
  ],
  [
    'the previous page is the next one',
    `${client}/lists.js`,
    String.raw`next[\s"]`,
    String.raw`prev[\s"]`,
    lists,
  ],
  ['POST follows redirects', `${client}/calls.js`, '/^(GET|HEAD)$/', '/^(GET|HEAD|POST)$/', redirects],
  [
    'headers go to other origins',
    `${client}/calls.js`,
    'if (url.origin !== request.origin)',
    'if (false)',
    redirects,
  ],
  ['+007 is an integer', parameters, '/^(?:0|-?[1-9][0-9]{0,15})$/', '/^[+-]?[0-9]{1,16}$/', queries],
  ['1 is true', parameters, "text === 'true' ||", "text === 'true' || text === '1' ||", queries],
  [
    'HEAD has a body',
    `${server}/server.js`,
    'return withoutBody(response);',
    'return response;',
    'server/defaults.test.ts',
  ],
  ['the last page is not counted', `${server}/server.js`, 'Math.ceil(', 'Math.floor(', pagination],
  ['a page follows the last', `${server}/server.js`, 'page < pages', 'page <= pages', pagination],
  [
    'Allow lacks OPTIONS',
    `${server}/server.js`,
    "[...match.allow, 'OPTIONS']",
    '[...match.allow]',
    sample,
    refusals,
  ],
  [
    'requests share a default',
    `${server}/requests.js`,
    'structuredClone(value)',
    'value',
    'server/defaults.test.ts',
  ],
  [
    'a length counts halves of characters',
    'validators/runtime/validation.js',
    'length -= 1;',
    '',
    'runtime/validation/code-points.test.ts',
  ],
]);
