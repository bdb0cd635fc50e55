import { byPattern, type Mutator } from '../mutator.ts';

const schemas = /^validators\/schemas\/.*\.js$/;
const operations = /^validators\/operations\/.*\.js$/;
const either = /^validators\/(schemas|operations)\/.*\.js$/;
const artifact = 'validators';

/** Faults in the validators of schemas and operations. */
export const validatorMutators: readonly Mutator[] = [
  byPattern({
    kind: 'widenType',
    artifact,
    files: either,
    pattern: /if\(typeof (data[\w.]*) !== "(\w+)"\)\{/g,
    replace: ([, value, type]) => `if(typeof ${value} !== "${type}" && ${value} !== null){`,
  }),
  byPattern({
    kind: 'narrowType',
    artifact,
    files: either,
    pattern: / && \(data[\w.]* !== null\)/g,
    replace: () => '',
  }),
  byPattern({
    kind: 'removeRequired',
    artifact,
    files: either,
    pattern: /"required", "(\w+)"\); errors\+\+;/g,
    replace: ([, name]) => `"required", "${name}");`,
  }),
  byPattern({
    kind: 'skipValidator',
    artifact,
    files: either,
    pattern: /if\(!\((check\w+)\((data[\w.[\]]*)\)\)\)\{/g,
    replace: () => 'if(false){',
  }),
  byPattern({
    kind: 'loseEnumValue',
    artifact,
    files: either,
    pattern: /(const values\d+ = \[)("[^"]*"|\d+)(?:,|(?=\]))/g,
    replace: ([, head]) => String(head),
  }),
  byPattern({
    kind: 'addEnumValue',
    artifact,
    files: either,
    pattern: /const values\d+ = \[(?=")/g,
    replace: ([head]) => `${head}"no such value",`,
  }),
  byPattern({
    kind: 'staleLimit',
    artifact,
    files: either,
    pattern: /(data\d+ [<>] )(\d+)/g,
    replace: ([, compare, limit]) => `${compare}${Number(limit) + 1}`,
  }),
  byPattern({
    kind: 'takeUnknownMembers',
    artifact,
    files: schemas,
    pattern: /"additionalProperties"\); errors\+\+;/g,
    replace: () => '"additionalProperties");',
  }),
  byPattern({
    kind: 'renameMember',
    artifact,
    files: schemas,
    pattern: /(let data\d+ = data\.)(\w+);/g,
    replace: ([, head, name]) => `${head}x_${name};`,
  }),
  byPattern({
    kind: 'wrongPointer',
    artifact,
    files: either,
    pattern: /fail\(vErrors, "\/(\w+)", "type"/g,
    replace: () => 'fail(vErrors, "", "type"',
  }),
  byPattern({
    kind: 'swapValidator',
    artifact,
    files: operations,
    pattern: /'application\/json': validator\((?!checkError\b)check\w+\)/g,
    replace: () => `'application/json': validator(checkError)`,
  }),
  byPattern({
    kind: 'swapStatus',
    artifact,
    files: operations,
    pattern: /'(4\d\d)': \{/g,
    replace: ([, status]) => `'${Number(status) + 10}': {`,
  }),
  byPattern({
    kind: 'dropMediaType',
    artifact,
    files: operations,
    pattern: /\t'application\/x-www-form-urlencoded': .*\n/g,
    replace: () => '',
  }),
  byPattern({
    kind: 'skipFormat',
    artifact,
    files: either,
    pattern: /if\(!(dateFormat|dateTimeFormat)\(\w+\)\)/g,
    replace: () => 'if(false)',
  }),
  byPattern({
    kind: 'widenType',
    artifact,
    files: /^validators\/index\.js$/,
    pattern: /if\(typeof (data\.[\w.]*) !== "(\w+)"\)\{/g,
    replace: ([, value, type]) => `if(typeof ${value} !== "${type}" && ${value} !== null){`,
  }),
  byPattern({
    kind: 'wrongGuard',
    artifact,
    files: /^validators\/schemas\/.*\.d\.ts$/,
    pattern: /value is (\w+);/g,
    replace: () => 'value is unknown;',
  }),
  byPattern({
    kind: 'wrongDeclaredType',
    artifact,
    files: /^validators\/operations\/.*\.d\.ts$/,
    pattern: /Validator<\w+\d\d\d\['body'\]>/g,
    replace: () => 'Validator<unknown>',
  }),
];
