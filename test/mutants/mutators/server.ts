import { byPattern, type Mutator } from '../mutator.ts';

const contracts = /^server\/operations\/.*\.js$/;
const declarations = /^server\/operations\/.*\.d\.ts$/;
const list = /^server\/operations\.js$/;
const artifact = 'server';

/** Faults in the routes, contracts and types of the server. */
export const serverMutators: readonly Mutator[] = [
  byPattern({
    kind: 'wrongPath',
    artifact,
    files: list,
    pattern: /kind: 'literal', text: '(\w+)'/g,
    replace: ([, text]) => `kind: 'literal', text: '${text}x'`,
  }),
  byPattern({
    kind: 'wrongMethod',
    artifact,
    files: list,
    pattern: /method: '(\w+)'/g,
    replace: ([, method]) => `method: '${method === 'PATCH' ? 'GET' : 'PATCH'}'`,
  }),
  byPattern({
    kind: 'openOperation',
    artifact,
    files: list,
    pattern: /security: \[\[.*\]\],/g,
    replace: () => 'security: [],',
  }),
  byPattern({
    kind: 'dropScheme',
    artifact,
    files: list,
    pattern: /, \[\{ scheme: 'Bearer', scopes: \[\] \}\]/g,
    replace: () => '',
  }),
  byPattern({
    kind: 'swapContract',
    artifact,
    files: list,
    pattern: /operations\/(\w+)-project-(\w+)\.js/g,
    replace: ([, verb, what]) =>
      `operations/${verb === 'get' ? 'delete' : 'get'}-project-${what === 'member' ? 'milestone' : 'member'}.js`,
  }),
  byPattern({
    kind: 'dropOperation',
    artifact,
    files: list,
    pattern: /^ {2}(\w+): \{\n {4}id:[^]*?^ {2}\},\n/gm,
    replace: () => '',
  }),
  byPattern({
    kind: 'dropParameter',
    artifact,
    files: contracts,
    pattern: /^ {8}\{ name: '.*in: '(?:path|query|header)'.*\n/gm,
    replace: () => '',
  }),
  byPattern({
    kind: 'renameParameter',
    artifact,
    files: contracts,
    pattern: /\{ name: '(\w+)(?=.*in: '(?:path|query)')/g,
    replace: ([, name]) => `{ name: 'x_${name}`,
  }),
  byPattern({
    kind: 'widenType',
    artifact,
    files: contracts,
    pattern: /(?<=in: '(?:path|query)'.*)type: \{ kind: '(integer|boolean)' \}(?= \},$)/gm,
    replace: () => `type: { kind: 'string' }`,
  }),
  byPattern({
    kind: 'wrongStyle',
    artifact,
    files: contracts,
    pattern: /explode: (true|false)(?=.*kind: 'array')/g,
    replace: ([, explode]) => `explode: ${explode === 'true' ? 'false' : 'true'}`,
  }),
  byPattern({
    kind: 'skipValidator',
    artifact,
    files: contracts,
    pattern: /validator: validators\.(?:parameters\.path|body\['application\/json'\])/g,
    replace: () => 'validator: { is: () => true, validate: (value) => ({ valid: true, value }) }',
  }),
  byPattern({
    kind: 'skipResponseValidator',
    artifact,
    files: contracts,
    pattern: /kind: 'json', validator: validators\.responses[^}]*/g,
    replace: () =>
      `kind: 'json', validator: { is: () => true, validate: (value) => ({ valid: true, value }) } `,
  }),
  byPattern({
    kind: 'swapStatus',
    artifact,
    files: contracts,
    pattern: /^ {4}'([2-4]\d\d)': \{/gm,
    replace: ([, status]) => `    '${Number(status) + 5}': {`,
  }),
  byPattern({
    kind: 'dropMediaType',
    artifact,
    files: contracts,
    pattern: /^ {6}'application\/(?:json|x-www-form-urlencoded)': \{\n[^]*?^ {6}\},\n/gm,
    replace: () => '',
  }),
  byPattern({
    kind: 'optionalBody',
    artifact,
    files: contracts,
    pattern: /body: \{\n {4}required: true/g,
    replace: () => 'body: {\n    required: false',
  }),
  byPattern({
    kind: 'dropHeader',
    artifact,
    files: contracts,
    pattern: /^ {8}\{ name: '.*in: 'header'.*\n(?=[^]*headersValidator)/gm,
    replace: () => '',
  }),
  byPattern({
    kind: 'swapStatus',
    artifact,
    files: declarations,
    pattern: /readonly status: (\d+);/g,
    replace: ([, status]) => `readonly status: ${Number(status) + 5};`,
  }),
  byPattern({
    kind: 'optionalPart',
    artifact,
    files: declarations,
    pattern: /readonly (path|query|body): /g,
    replace: ([, part]) => `readonly ${part}?: `,
  }),
  byPattern({
    kind: 'dropHandler',
    artifact,
    files: /^server\/handlers\.d\.ts$/,
    pattern: /^ {2}readonly \w+: .*\n/gm,
    replace: () => '',
  }),
  byPattern({
    kind: 'dropPercent2F',
    artifact,
    files: /^server\/runtime\/parameters\.js$/,
    pattern: /return decodeURIComponent\((text)\)/g,
    replace: ([, text]) => `return decodeURIComponent(${text}.replaceAll('%2F', '%252F'))`,
  }),
];
