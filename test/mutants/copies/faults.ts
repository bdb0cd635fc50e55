/** A fault in a copy of the runtime that an output carries, and the tests that have to see it. */
export interface CopyFault {
  readonly name: string;
  /** Below `generated/`. */
  readonly path: string;
  readonly from: string;
  readonly to: string;
  /** Files below `test/`. */
  readonly tests: readonly string[];
}

type Line = readonly [name: string, path: string, from: string, to: string, ...tests: readonly string[]];

const calls = 'runtime/client/call.test.ts';
const lists = 'runtime/client/list.test.ts';
const plugins = 'runtime/client/plugins.test.ts';
const redirects = 'runtime/client/redirects.test.ts';
const queries = 'runtime/parameters/decode-query.test.ts';
const formats = 'runtime/validation/formats.test.ts';
const pagination = 'runtime/server/pagination.test.ts';
const sample = 'server/sample.test.ts';
const options = 'server/options.test.ts';
const refusals = 'server/refusals.test.ts';
const router = 'runtime/routing/router.test.ts';

const client = 'client/runtime/client';
const server = 'server/runtime/server';
const parameters = 'server/runtime/parameters';

/** Those that a review of the proof planted, and that no comparison saw. */
const reviewed: readonly Line[] = [
  [
    'names of members are in small letters',
    `${parameters}/typed-value.js`,
    'value[name] =',
    'value[name.toLowerCase()] =',
    queries,
    sample,
  ],
  [
    'only 200 is a success',
    `${client}/call.js`,
    'answer.response.ok',
    'answer.response.status === 200',
    calls,
  ],
  [
    '404 is a success',
    `${client}/call.js`,
    'answer.response.ok',
    'answer.response.ok || answer.response.status === 404',
    calls,
  ],
  ['lists stop early', `${client}/list-call.js`, 'next = url ?', 'next = url && false ?', lists],
  [
    'first(n) gives one item more',
    `${client}/list-call.js`,
    'limit - list.length)',
    'limit - list.length + 1)',
    lists,
  ],
  [
    'the previous page is the next one',
    `${client}/link.js`,
    String.raw`next[\s"]`,
    String.raw`prev[\s"]`,
    lists,
  ],
  [
    'POST follows redirects',
    `${client}/exchange.js`,
    '!(/GET|HEAD/.test(request.method) ||',
    '!(true ||',
    redirects,
  ],
  [
    'headers go to other origins',
    `${client}/exchange.js`,
    'if (url.origin !== request.origin)',
    'if (false)',
    redirects,
  ],
  [
    '+007 is an integer',
    `${parameters}/scalar.js`,
    '/^(?:0|-?[1-9][0-9]{0,15})$/',
    '/^[+-]?[0-9]{1,16}$/',
    queries,
  ],
  [
    '1 is true',
    `${parameters}/scalar.js`,
    "text === 'true' ||",
    "text === 'true' || text === '1' ||",
    queries,
  ],
  [
    'HEAD has a body',
    `${server}/server.js`,
    'return withoutBody(response);',
    'return response;',
    'server/defaults.test.ts',
  ],
  ['the last page is not counted', `${server}/pagination.js`, 'Math.ceil(', 'Math.floor(', pagination],
  ['a page follows the last', `${server}/pagination.js`, 'page < pages', 'page <= pages', pagination],
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
    `${server}/request-parameters.js`,
    'structuredClone(value)',
    'value',
    'server/defaults.test.ts',
  ],
];

/** Further ones. */
const further: readonly Line[] = [
  ['waits are in milliseconds', `${client}/wait.js`, '* 1000', '* 1', plugins],
  ['POST is repeated', `${client}/retries.js`, '/^(GET|', '/^(POST|GET|', plugins],
  ['one attempt too many', `${client}/retries.js`, 'attempt < attempts', 'attempt <= attempts', plugins],
  ['504 is not repeated', `${client}/retries.js`, 'status > 504', 'status > 503', plugins],
  [
    'tokens have no prefix',
    `${client}/authentication.js`,
    'headers[name] = prefix + text',
    'headers[name] = text',
    calls,
    plugins,
    'runtime/client/encoding.test.ts',
  ],
  [
    'lists go on at another origin',
    `${client}/list-call.js`,
    'if (target?.origin === ',
    'if (target !== undefined || target === ',
    lists,
  ],
  [
    'a total of a list is a text',
    `${client}/list-call.js`,
    'Number(headers.get(name))',
    'headers.get(name)',
    lists,
  ],
  ['redirects are not followed', `${client}/exchange.js`, 'if (!left-- ||', 'if (true ||', redirects],
  ['303 is no redirect', `${client}/exchange.js`, '30[12378]', '30[1278]', redirects],
  [
    'charsets are passed over',
    `${server}/media-type.js`,
    "/^(?:utf-?8|us-ascii)$/i.test(parameters.get('charset') ?? 'utf-8')",
    'true',
    'runtime/server/media-type.test.ts',
    refusals,
  ],
  [
    'media types are told apart by case',
    'server/runtime/contract/media-type.js',
    'essence: essence.toLowerCase(), parameters };\n}',
    'essence, parameters };\n}',
    'runtime/server/media-type.test.ts',
  ],
  [
    'a prototype may be set',
    `${parameters}/prototype-names.js`,
    "if (name === '__proto__')",
    "if (name === '__proto')",
    'runtime/server/json.test.ts',
    refusals,
  ],
  [
    'JSON may be one level deeper',
    `${server}/json.js`,
    'if (depth > limit)',
    'if (depth > limit + 1)',
    'runtime/server/json.test.ts',
    refusals,
  ],
  [
    'there may be any number of parameters',
    `${parameters}/pairs.js`,
    'parts.length > limits.pairs',
    'parts.length > limits.pairs + 1',
    queries,
    'runtime/parameters/nested-query.test.ts',
  ],
  [
    'an integer may be too large to be exact',
    `${parameters}/scalar.js`,
    'Number.isSafeInteger(value) ? value : undefined',
    'value',
    queries,
  ],
  [
    'a plus is no blank',
    `${parameters}/percent.js`,
    "text.includes('+') ? text.replaceAll('+', ' ') : text",
    'text',
    queries,
  ],
  [
    'text is found behind a parameter',
    'server/runtime/routing/route-tree.js',
    'other.weight - one.weight',
    'one.weight - other.weight',
    router,
  ],
  ['paths keep their slash', 'server/runtime/routing/router.js', 'segments.slice(0, -1)', 'segments', router],
  [
    'leap years come by four',
    'validators/runtime/formats/date.js',
    '(year % 100 !== 0 || year % 400 === 0)',
    'true',
    formats,
  ],
  [
    'April has 31 days',
    'validators/runtime/formats/date.js',
    '[31, 28, 31, 30,',
    '[31, 28, 31, 31,',
    formats,
  ],
  [
    'a third of a day is missing',
    'validators/runtime/formats/date.js',
    'day <= 28 ||',
    'day <= 29 ||',
    formats,
  ],
  [
    'what is forbidden is 401',
    `${server}/server.js`,
    'status: 403,',
    'status: 401,',
    options,
    sample,
    refusals,
  ],
  [
    'long addresses are taken',
    `${server}/server.js`,
    'request.query.length > url',
    'request.query.length > url * 100',
    options,
    refusals,
  ],
];

function faultsOf(lines: readonly Line[]): readonly CopyFault[] {
  return lines.map(([name, path, from, to, ...tests]) => ({ name, path, from, to, tests }));
}

export const copyFaults: readonly CopyFault[] = [...faultsOf(reviewed), ...faultsOf(further)];
