import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const calls = 'runtime/client/call.test.ts';
const lists = 'runtime/client/list.test.ts';
const plugins = 'runtime/client/plugins.test.ts';
const redirects = 'runtime/client/redirects.test.ts';
const queries = 'runtime/parameters/decode-query.test.ts';
const formats = 'runtime/validation/formats.test.ts';
const sample = 'server/sample.test.ts';
const options = 'server/options.test.ts';
const refusals = 'server/refusals.test.ts';
const router = 'runtime/routing/router.test.ts';
const client = 'client/runtime';
const server = 'server/runtime';
const parameters = 'server/runtime/parameters.js';

/** Further faults of copies. */
export const furtherCopyFaults: readonly PlantedFault[] = faultsOf([
  ['waits are in milliseconds', `${client}/plugins.js`, '* 1000', '* 1', plugins],
  ['POST is repeated', `${client}/plugins.js`, '/^(GET|', '/^(POST|GET|', plugins],
  ['one attempt too many', `${client}/plugins.js`, 'attempt < attempts', 'attempt <= attempts', plugins],
  ['504 is not repeated', `${client}/plugins.js`, 'status > 504', 'status > 503', plugins],
  [
    'tokens have no prefix',
    `${client}/calls.js`,
    'headers[name] = prefix + text',
    'headers[name] = text',
    calls,
    plugins,
    'runtime/client/encoding.test.ts',
  ],
  [
    'lists go on at another origin',
    `${client}/lists.js`,
    'if (target?.href.startsWith(',
    'if (target?.href.includes(`//`) || target?.href.startsWith(',
    lists,
  ],
  [
    'a total of a list is a text',
    `${client}/lists.js`,
    'Number(headers.get(name))',
    'headers.get(name)',
    lists,
  ],
  ['first(n) asks for a page more', `${client}/lists.js`, '>= limit)', '> limit)', lists],
  ['redirects are not followed', `${client}/calls.js`, 'if (!left-- ||', 'if (true ||', redirects],
  ['303 is no redirect', `${client}/calls.js`, '30[12378]', '30[1278]', redirects],
  [
    'charsets are passed over',
    `${server}/requests.js`,
    "/^(?:utf-?8|us-ascii)$/i.test(parameters.get('charset') ?? 'utf-8')",
    'true',
    'runtime/server/media-type.test.ts',
    refusals,
  ],
  [
    'media types are told apart by case',
    `${server}/requests.js`,
    'essence: essence.toLowerCase(), parameters };\n}',
    'essence, parameters };\n}',
    'runtime/server/media-type.test.ts',
  ],
  [
    'a prototype may be set',
    parameters,
    "if (name === '__proto__')",
    "if (name === '__proto')",
    'runtime/server/json.test.ts',
    refusals,
  ],
  [
    'JSON may be one level deeper',
    `${server}/requests.js`,
    'if (depth > limit)',
    'if (depth > limit + 1)',
    'runtime/server/json.test.ts',
    refusals,
  ],
  [
    'there may be any number of parameters',
    parameters,
    'parts.length > limits.pairs',
    'parts.length > limits.pairs + 1',
    queries,
    'runtime/parameters/nested-query.test.ts',
  ],
  [
    'an integer may be too large to be exact',
    parameters,
    'Number.isSafeInteger(value) ? value : undefined',
    'value',
    queries,
  ],
  [
    'a plus is no blank',
    parameters,
    "text.includes('+') ? text.replaceAll('+', ' ') : text",
    'text',
    queries,
  ],
  [
    'text is found behind a parameter',
    `${server}/routing.js`,
    'other.weight - one.weight',
    'one.weight - other.weight',
    router,
  ],
  ['paths keep their slash', `${server}/routing.js`, 'segments.slice(0, -1)', 'segments', router],
  [
    'leap years come by four',
    'validators/runtime/formats.js',
    '(year % 100 !== 0 || year % 400 === 0)',
    'true',
    formats,
  ],
  ['April has 31 days', 'validators/runtime/formats.js', '[31, 28, 31, 30,', '[31, 28, 31, 31,', formats],
  ['a third of a day is missing', 'validators/runtime/formats.js', 'day <= 28 ||', 'day <= 29 ||', formats],
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
    'path.length + query.length > url',
    'path.length + query.length > url * 100',
    options,
    refusals,
  ],
]);
