import { jsonText } from '../../../runtime/contract/json-text.ts';
import { code, mention, type Code } from '../../code/code.ts';
import { identifier, propertyKey } from '../../code/name.ts';
import type { TsOperation } from '../../typescript/ts-model.ts';
import { firstFree, numbered } from '../../source/document/free-name.ts';
import type { OutputFile } from '../emitter.ts';
import type { Checks } from '../../check/checks.ts';
import { checkName } from '../../check/check-place.ts';
import { inlineCheck } from '../../check/check.ts';
import { declarationsOf, symbolOf, ValidatorModule } from './validator-module.ts';
import { typeOfPart, type PartType } from './part-type.ts';
import { partsOf, type Part } from '../../check/parts.ts';

/** A part of an operation with the type of its values. */
interface Entry extends PartType {
  readonly part: Part;
}

/** `parameters`, `body` or `responses` with the validators of an operation. */
interface Group {
  readonly name: Code;
  readonly value: Code;
}

const GROUPS = ['parameters', 'body', 'responses'] as const;

/**
 * A module of operations: for each, `parameters` by location, `body` by media type, `responses` by status. In a module of
 * several operations, they are members of an object with the name of the operation.
 */
export function operationModule(
  path: string,
  operations: readonly TsOperation[],
  checks: Checks,
): OutputFile {
  const module = new ValidatorModule(path);
  for (const operation of operations) {
    const groups = printParts(operation, checks, module);
    if (operation.module.layout === 'family') {
      // Names of checks do not end with an underscore.
      const own = identifier(`${operation.names.value}_`);
      module.add(code`const ${own} = ${membersOf(groups)};

export { ${own} as ${identifier(operation.names.value)} };`);
    } else for (const { name, value } of groups) module.add(code`export const ${name} = ${value};`);
  }
  return module.file();
}

/** An object with the groups of an operation. */
export function membersOf(groups: readonly Group[]): Code {
  return code`{
  ${groups.map(({ name, value }) => code`${name}: ${value},`)}
}`;
}

/** Prints the checks of an operation to a module, and returns the groups of its validators. */
export function printParts(
  operation: TsOperation,
  checks: Checks,
  module: ValidatorModule,
): readonly Group[] {
  const entries = entriesOf(operation);
  const nameOf = checkNamer(checks, module);
  if (entries.length > 0) module.import({ module: 'runtime/validator', name: 'validator' });
  return groupsOf(entries, {
    member: (name, value) => code`${name}: ${value},`,
    leaf: (entry) => code`validator(${identifier(nameOf(entry))})`,
  });
}

function entriesOf(operation: TsOperation): readonly Entry[] {
  return partsOf(operation).map((part) => ({ part, ...typeOfPart(operation, part) }));
}

/** Returns the name of the check of a part, which it adds to the module. Equal checks are printed once. */
function checkNamer({ library, compiler }: Checks, module: ValidatorModule): (entry: Entry) => string {
  const names = new Map<string, string>();
  return ({ part, typeName }) => {
    const check = library.partCheck(part);
    if ('place' in check) {
      module.import(check.place);
      return check.place.name;
    }
    const key = jsonText(check.schema);
    const known = names.get(key);
    if (known !== undefined) return known;
    const wanted = checkName(`${typeName}${part.path.at(-1) === 'headers' ? 'Headers' : ''}`);
    const taken = new Set(names.values());
    const name = firstFree(numbered(wanted, '_'), (each) => !taken.has(each) && !library.hasName(each));
    names.set(key, name);
    module.add(compiler.compile(inlineCheck(name, check.schema), module));
    return name;
  };
}

/** How the members of a group are printed: as values or as declarations. */
interface Style {
  readonly member: (name: Code, value: Code) => Code;
  readonly leaf: (entry: Entry) => Code;
}

/** The entries below a group as a nested object, in the order of the document. */
function objectOf(entries: readonly Entry[], depth: number, style: Style): Code {
  const groups = [...Map.groupBy(entries, ({ part }) => part.path[depth] ?? '')];
  if (groups.length === 0) return code`{}`;
  const members = groups.map(([name, group]) => {
    const leaf = group.find(({ part }) => part.path.length === depth + 1);
    const value = leaf === undefined ? objectOf(group, depth + 1, style) : style.leaf(leaf);
    return style.member(propertyKey(name), value);
  });
  return code`{
  ${members}
}`;
}

function groupsOf(entries: readonly Entry[], style: Style): readonly Group[] {
  return GROUPS.map((group) => ({
    name: identifier(group),
    value: objectOf(
      entries.filter(({ part }) => part.path[0] === group),
      1,
      style,
    ),
  }));
}

/** The declarations of a module of operations. */
export function operationDeclarations(path: string, operations: readonly TsOperation[]): OutputFile {
  return declarationsOf(path, operations.flatMap(declarationsOfOperation));
}

function declarationsOfOperation(operation: TsOperation): readonly Code[] {
  const validator = mention({ ...symbolOf({ module: 'runtime/result', name: 'Validator' }), isType: true });
  const groups = groupsOf(entriesOf(operation), {
    member: (name, value) => code`readonly ${name}: ${value};`,
    leaf: ({ type }) => code`${validator}<${type}>`,
  });
  if (operation.module.layout === 'operation')
    return groups.map(({ name, value }) => code`export declare const ${name}: ${value};`);
  const members = groups.map(({ name, value }) => code`readonly ${name}: ${value};`);
  return [
    code`export declare const ${identifier(operation.names.value)}: {
  ${members}
};`,
  ];
}
