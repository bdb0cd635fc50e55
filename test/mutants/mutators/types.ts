import { byPattern, type Mutator } from '../mutator.ts';

const schemas = /^types\/schemas\/.*\.d\.ts$/;
const operations = /^types\/operations\/.*\.d\.ts$/;
const either = /^types\/(schemas|operations)\/.*\.d\.ts$/;

/** Faults in the types of schemas and operations. */
export const typeMutators: readonly Mutator[] = [
  byPattern({
    kind: 'dropMember',
    artifact: 'types',
    files: schemas,
    pattern: /^ {2}['\w[\]-]+\??: [^{\n]*;\n/gm,
    replace: () => '',
  }),
  byPattern({
    kind: 'renameMember',
    artifact: 'types',
    files: schemas,
    pattern: /^ {2}(\w+)(\??:)/gm,
    replace: ([, name, rest]) => `  ${name}_${rest}`,
  }),
  byPattern({
    kind: 'widenType',
    artifact: 'types',
    files: either,
    pattern: /^ {2}(['\w[\]-]+\??): (string|number|boolean)(?=[;[])/gm,
    replace: ([, name]) => `  ${name}: unknown`,
  }),
  byPattern({
    kind: 'loseNull',
    artifact: 'types',
    files: schemas,
    pattern: / \| null(?=;)/g,
    replace: () => '',
  }),
  byPattern({
    kind: 'loseEnumValue',
    artifact: 'types',
    files: either,
    pattern: /(?<=[^?]: |= )'\w+' \| |\n {2}\| '\w+'| \| '\w+'/g,
    replace: () => '',
  }),
  byPattern({
    kind: 'removeRequired',
    artifact: 'types',
    files: either,
    pattern: /^ {2}(['\w[\]-]+): (?!unknown)/gm,
    replace: ([, name]) => `  ${name}?: `,
  }),
  byPattern({
    kind: 'addRequired',
    artifact: 'types',
    files: either,
    pattern: /^ {2}(['\w[\]-]+)\?: /gm,
    replace: ([, name]) => `  ${name}: `,
  }),
  byPattern({
    kind: 'staleDefault',
    artifact: 'types',
    files: either,
    pattern: /@default (.*)/g,
    replace: ([, value]) => `@default ${value === '1' ? '2' : '1'}`,
  }),
  byPattern({
    kind: 'staleLimit',
    artifact: 'types',
    files: either,
    pattern: /@(minimum|maximum|minLength|maxItems|minItems) (\d+)/g,
    replace: ([, name, limit]) => `@${name} ${limit}0`,
  }),
  byPattern({
    kind: 'swapStatus',
    artifact: 'types',
    files: operations,
    pattern: /status: (\d+);/g,
    replace: ([, status]) => `status: ${status === '404' ? '410' : '404'};`,
  }),
  byPattern({
    kind: 'dropResponse',
    artifact: 'types',
    files: operations,
    pattern: /(?:\n {2})? ?\| \w+[2345]\d\d(?=;| \||\n)/g,
    replace: () => '',
  }),
  byPattern({
    kind: 'wrongBody',
    artifact: 'types',
    files: operations,
    pattern: /body: Error;/g,
    replace: () => 'body: string;',
  }),
];
