import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const calls = 'runtime/client/call.test.ts';
const lists = 'runtime/client/list.test.ts';
const redirects = 'runtime/client/redirects.test.ts';
const queries = 'runtime/parameters/decode-query.test.ts';
const formats = 'runtime/validation/formats.test.ts';
const live = 'check/live.test.ts';

/** Faults of `runtime/` and `generators/` planted by hand. The tests of that time missed the last two. */
export const knownSourceFaults: readonly PlantedFault[] = faultsOf([
  [
    'a client takes 404 for a success',
    'runtime/client/call.ts',
    'if (response.ok)',
    'if (response.ok || response.status === 404)',
    calls,
  ],
  [
    'a client takes 201 for a failure',
    'runtime/client/call.ts',
    'if (response.ok)',
    'if (response.status === 200)',
    calls,
  ],
  [
    'a list ends with its first page',
    'runtime/client/list-call.ts',
    'next = url ? client.send({ ...first, url }) : undefined',
    'next = undefined',
    lists,
  ],
  [
    'a limit of items is one too large',
    'runtime/client/list-call.ts',
    'if (list.push(item) >= limit) break;\n    return list.slice(0, limit);',
    'if (list.push(item) > limit) break;\n    return list;',
    lists,
  ],
  [
    'a list goes on with the page before',
    'runtime/client/link.ts',
    String.raw`next[\s"]|next(?!`,
    String.raw`prev[\s"]|prev(?!`,
    lists,
  ],
  [
    'redirects of POST are followed',
    'runtime/client/exchange.ts',
    '/^(GET|HEAD)$/',
    '/^(GET|HEAD|POST)$/',
    redirects,
  ],
  [
    'redirects take headers to other origins',
    'runtime/client/exchange.ts',
    'if (url.origin !== request.origin)',
    'if (url.protocol !== new URL(request.url).protocol)',
    redirects,
  ],
  [
    'members of objects in queries are in small letters',
    'runtime/parameters/typed-value.ts',
    'value[name] =',
    'value[name.toLowerCase()] =',
    queries,
  ],
  [
    'integers may begin with a sign and zeros',
    'runtime/parameters/scalar.ts',
    '/^(?:0|-?[1-9][0-9]{0,15})$/',
    '/^[+-]?[0-9]{1,16}$/',
    queries,
  ],
  [
    'strict booleans take 1',
    'runtime/parameters/scalar.ts',
    "text === 'true' ||",
    "text === 'true' || text === '1' ||",
    queries,
  ],
  [
    'OPTIONS is no method of a path',
    'runtime/server/unrouted.ts',
    "[...match.allow, 'OPTIONS']",
    '[...match.allow]',
    'server/refusals.test.ts',
    'server/options.test.ts',
  ],
  [
    'one default is shared by all requests',
    'runtime/server/request-parameters.ts',
    'structuredClone(value)',
    'value',
    'server/defaults.test.ts',
  ],
  [
    'HEAD is given the body',
    'runtime/server/server.ts',
    "if (call.request.method === 'HEAD') return withoutBody(response);",
    '',
    'server/defaults.test.ts',
  ],
  [
    'pages are counted without the last',
    'runtime/server/pagination.ts',
    'Math.ceil(',
    'Math.floor(',
    'runtime/server/pagination.test.ts',
  ],
  [
    'lengths count halves of characters',
    'runtime/validation/code-points.ts',
    'length -= 1;',
    '',
    'runtime/validation/code-points.test.ts',
    live,
  ],
  [
    'items differ by the order of their members',
    'runtime/validation/unique-items.ts',
    'Object.keys(value).toSorted()',
    'Object.keys(value)',
    live,
    'check/agreement.test.ts',
  ],
  [
    'types leave unsafe integers to numbers',
    'generators/check/lowering/types.ts',
    "types.includes('integer') && !types.includes('number')",
    "types.includes('integer')",
    'check/exact-integers.test.ts',
  ],
  [
    'checks of items end before the last',
    'generators/check/rules/loop.ts',
    "gen.forRange('i', from, _`${data}.length`",
    "gen.forRange('i', from, _`${data}.length - 1`",
    live,
  ],
  [
    '504 is final',
    'runtime/client/retries.ts',
    'status > 504',
    'status > 503',
    'runtime/client/plugins.test.ts',
  ],
  [
    'routes with less text come first',
    'runtime/routing/route-tree.ts',
    'other.weight - one.weight',
    'one.weight - other.weight',
    'runtime/routing/router.test.ts',
  ],
  [
    'JSON is one level deeper than allowed',
    'runtime/server/json.ts',
    'depth > limit) return true;\n    } else',
    'depth > limit + 1) return true;\n    } else',
    'runtime/server/json.test.ts',
  ],
  [
    'leap seconds are in every minute',
    'runtime/validation/formats/time.ts',
    'return (minutes - offset + 2 * DAY_MINUTES) % DAY_MINUTES === DAY_MINUTES - 1;',
    'return minutes >= 0;',
    formats,
  ],
  [
    'multiples are nearly multiples',
    'runtime/validation/multiple-of.ts',
    'if (isSafe &&',
    'if (Math.abs(value / step - Math.round(value / step)) < 1e-9) return true;\n    if (isSafe &&',
    'runtime/validation/multiple-of.test.ts',
    'check/agreement.test.ts',
  ],
]);
