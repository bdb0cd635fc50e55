import { code, join, type Code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';
import type { Operation } from '../../model/model.ts';
import { operationExtensions } from '../../model/operation-extensions.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { isNumber } from '../../json/numbers.ts';

/** Objects with more different members are typed as maps. */
const MOST_MEMBERS = 20;

/** Objects and lists below this level have the type `unknown`. */
const DEEPEST = 4;

/** The extensions (`x-`) of the operations of a document, with the types of their values. */
export function extensionsDeclaration(operations: readonly Operation[]): Code {
  const extensions = operations.map(operationExtensions);
  return code`/** The \`x-\` extensions of an operation in the document. */
export interface OperationExtensions {
  ${membersOf(extensions, DEEPEST).map(([name, type]) => code`readonly ${propertyKey(name)}?: ${type};`)}
}`;
}

/** The types of the members of some objects, by name. */
function membersOf(objects: readonly JsonObject[], depth: number): readonly (readonly [string, Code])[] {
  const members = Map.groupBy(
    objects.flatMap((object) => Object.entries(object)),
    ([name]) => name,
  );
  return [...members].map(([name, entries]) => [name, join(typesOf(entries, depth), code` | `)]);
}

/** The types of the values of some entries. They do not name single strings, which change with the document. */
function typesOf(entries: readonly (readonly [unknown, Json])[], depth: number): readonly Code[] {
  const values = entries.map(([, value]) => value);
  const objects = values.filter(isObject);
  const lists = values.filter((value) => Array.isArray(value));
  return [
    ...(values.some((value) => typeof value === 'string') ? [code`string`] : []),
    ...(values.some((value) => isNumber(value)) ? [code`number`] : []),
    ...(values.some((value) => typeof value === 'boolean') ? [code`boolean`] : []),
    ...(values.includes(null) ? [code`null`] : []),
    ...(objects.length === 0 ? [] : [objectType(objects, depth)]),
    ...(lists.length === 0 ? [] : [listType(lists, depth)]),
  ];
}

function listType(lists: readonly (readonly Json[])[], depth: number): Code {
  if (depth === 0) return code`readonly unknown[]`;
  const entries = lists.flatMap((list) => [...list.entries()]);
  const types = typesOf(entries, depth - 1);
  if (types.length === 0) return code`readonly never[]`;
  const isPlain = types.length === 1 && !entries.some(([, entry]) => Array.isArray(entry));
  const type = join(types, code` | `);
  return isPlain ? code`readonly ${type}[]` : code`readonly (${type})[]`;
}

function objectType(objects: readonly JsonObject[], depth: number): Code {
  const members = depth === 0 ? [] : membersOf(objects, depth - 1);
  if (depth === 0 || members.length > MOST_MEMBERS) return code`Readonly<Record<string, unknown>>`;
  if (members.length === 0) return code`object`;
  const printed = members.map(([name, type]) => {
    const isEverywhere = objects.every((object) => Object.hasOwn(object, name));
    return code`readonly ${propertyKey(name)}${isEverywhere ? code`` : code`?`}: ${type}`;
  });
  return code`{ ${join(printed, code`; `)} }`;
}
