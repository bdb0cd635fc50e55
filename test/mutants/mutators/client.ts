import { byPattern, type Mutator } from '../mutator.ts';

const functions = /^client\/operations\/.*\.js$/;

/** Faults in the functions of the client. */
export const clientMutators: readonly Mutator[] = [
  byPattern({
    kind: 'wrongPath',
    artifact: 'client',
    files: functions,
    pattern: /baseUrl \+ '(\/[^/']+)/g,
    replace: ([, first]) => `baseUrl + '${first}s`,
  }),
  byPattern({
    kind: 'wrongMethod',
    artifact: 'client',
    files: functions,
    pattern: /method: '(\w+)'/g,
    replace: ([, method]) => `method: '${method === 'GET' ? 'POST' : 'GET'}'`,
  }),
  byPattern({
    kind: 'dropParameter',
    artifact: 'client',
    files: functions,
    pattern: / \+ segment\w*\(values, '\w+'\)/g,
    replace: () => '',
  }),
  byPattern({
    kind: 'renameParameter',
    artifact: 'client',
    files: functions,
    pattern: /(segment\w*)\(values, '(\w+)'/g,
    replace: ([, write, name]) => `${write}(values, 'x_${name}'`,
  }),
  byPattern({
    kind: 'moveParameter',
    artifact: 'client',
    files: functions,
    pattern: /\{ path: \{ (\w+)(?:, )?/g,
    replace: ([, name]) => `{ query: { ${name} }, path: { `,
  }),
  byPattern({
    kind: 'wrongMediaType',
    artifact: 'client',
    files: functions,
    pattern: /contentType: 'application\/json'/g,
    replace: () => `contentType: 'application/x-www-form-urlencoded'`,
  }),
  byPattern({
    kind: 'dropBody',
    artifact: 'client',
    files: functions,
    pattern: /, body(?:: \w+)? \}, options\)/g,
    replace: () => ' }, options)',
  }),
  byPattern({
    kind: 'wrongStyle',
    artifact: 'client',
    files: /^client\/runtime\/parameters\.js$/,
    pattern: /\.join\(\)|\[\$\{member\}\]/g,
    replace: ([style]) => (style === '.join()' ? ".join(';')" : '.${member}'),
  }),
  byPattern({
    kind: 'dropPercent2F',
    artifact: 'client',
    files: /^client\/runtime\/parameters\.js$/,
    pattern: /(encodeURIComponent\(value\))/g,
    replace: ([call]) => `${call}.replaceAll('%2F', '/')`,
  }),
];
