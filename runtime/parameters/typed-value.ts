import type {
  ArrayType,
  ObjectType,
  ParameterDescriptor,
  ParameterValue,
  ScalarType,
  ValueType,
} from './descriptor.ts';
import { memberPointer, type ParameterErrorCode } from './error.ts';
import { readJsonText } from './json-text.ts';
import { joinName, splitName } from './nested-name.ts';
import { plainValue, type Tree, type TreeMembers } from './nested-tree.ts';
import { NOT_ALLOWED, removePrototypeNames } from './prototype-names.ts';
import { quote, type Report } from './report.ts';
import { arrayOf, isJsonList, isSpread, membersOf, objectOf } from './value-type.ts';
import { kindNames, readScalar, scalarKinds } from './scalar.ts';

/** The parameter that is read, and the report of its errors. */
export interface ReadContext {
  readonly parameter: ParameterDescriptor;
  readonly report: Report;
  /** Maximum nesting of JSON text. */
  readonly depth: number;
}

/**
 * Reads a tree of texts by its type. A text that does not match stays text, and is reported. Members that the type does not
 * have are left out and reported as unknown; names that would reach a prototype are left out and reported as errors.
 */
export function readTree(tree: Tree, context: ReadContext): ParameterValue {
  if (typeof tree === 'object') refusePrototypeNames(tree, context);
  const { parameter, report, depth } = context;
  return readTyped(tree, parameter.type, { parameter, report, depth, steps: [] });
}

function refusePrototypeNames(tree: Tree, { parameter, report }: ReadContext): void {
  const { name } = parameter;
  const refuse = (pointer: string): void => report.fail(parameter, pointer, ['name', NOT_ALLOWED]);
  const pointer = memberPointer('', name);
  removePrototypeNames(tree, pointer, refuse);
  if (name === 'constructor' && tree instanceof Map && tree.delete('prototype')) refuse(pointer);
}

/** Whether a text is a scalar of the type. */
export function isScalarOf(text: string, type: ValueType): boolean {
  return scalarOf(text, type) !== undefined;
}

/** A position in the value of a parameter. */
export interface ValuePosition {
  readonly parameter: ParameterDescriptor;
  /** Names and indexes from the parameter to the position. */
  readonly steps: readonly string[];
}

interface ReadPosition extends ReadContext, ValuePosition {}

function readTyped(tree: Tree, type: ValueType, position: ReadPosition): ParameterValue {
  if (type.kind === 'any') return plainValue(tree);
  if (Array.isArray(tree)) {
    const array = arrayOf(type);
    return array === undefined
      ? invalid(tree, position, ['shape', 'is a list'])
      : readItems(tree, array, position);
  }
  if (tree instanceof Map) return readMembers(tree, type, position);
  return readText(tree, type, position);
}

function readItems(items: readonly Tree[], type: ArrayType, position: ReadPosition): ParameterValue {
  const values: ParameterValue[] = [];
  for (const [index, item] of items.entries()) {
    if (position.report.isFull) break;
    values.push(readTyped(item, type.items, inner(position, index)));
  }
  return values;
}

function readMembers(members: TreeMembers, type: ValueType, position: ReadPosition): ParameterValue {
  const object = objectOf(type);
  if (object !== undefined) return readObject(members, object, position);
  const array = arrayOf(type);
  if (array === undefined || ![...members.keys()].every((key) => /^(?:0|[1-9][0-9]*)$/.test(key))) {
    return invalid(members, position, ['shape', 'is an object']);
  }
  const items = Array.from({ length: members.size }, (_, index) => members.get(String(index)));
  const found = items.filter((item) => item !== undefined);
  if (found.length < items.length)
    return invalid(members, position, ['index', 'does not count its items from 0 without a gap']);
  return readItems(found, array, position);
}

function readObject(members: TreeMembers, type: ObjectType, position: ReadPosition): ParameterValue {
  const value: { [name: string]: ParameterValue } = Object.create(null);
  for (const [name, member] of members) {
    const memberType = Object.hasOwn(type.properties, name) ? type.properties[name] : type.additional;
    const at = inner(position, name);
    if (memberType !== undefined && memberType !== false) value[name] = readTyped(member, memberType, at);
    else position.report.addUnknown({ name: wireName(at), pointer: pointerTo(at) });
  }
  return value;
}

function readText(text: string | null, type: ValueType, position: ReadPosition): ParameterValue {
  if (type.kind === 'json') return readJson(text ?? '', position);
  const scalar = scalarOf(text, type);
  if (scalar !== undefined) return scalar;
  const array = arrayOf(type);
  const object = objectOf(type);
  if (array !== undefined && text === '') return [];
  if (object !== undefined && text === '') return Object.create(null);
  if (array !== undefined && isJsonList(array) && text?.startsWith('[')) return readJson(text, position);
  if (object !== undefined && text?.startsWith('{')) return readJson(text, position);
  if (text === null) return invalid(text, position, ['type', 'has no value']);
  if (array !== undefined) return invalid(text, position, ['shape', `is not a list: ${quote(text)}`]);
  if (object !== undefined) return invalid(text, position, ['shape', `is not an object: ${quote(text)}`]);
  const wanted = membersOf(type).map(({ kind }) => kindNames[kind as ScalarType['kind']]);
  return invalid(text, position, ['type', `is not ${wanted.join(' or ')}: ${quote(text)}`]);
}

function readJson(text: string, position: ReadPosition): ParameterValue {
  const read = readJsonText(text, position.depth);
  return 'value' in read ? read.value : invalid(text, position, [read.code, read.reason]);
}

function scalarOf(text: string | null, type: ValueType): ParameterValue | undefined {
  if (type.kind !== 'union')
    return type.kind === 'array' || type.kind === 'object' ? undefined : readScalar(text, type.kind);
  for (const kind of scalarKinds) {
    if (!type.members.some((member) => member.kind === kind)) continue;
    const value = readScalar(text, kind);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Reports an error, and returns the value without a type. */
function invalid(
  tree: Tree,
  position: ReadPosition,
  [code, reason]: readonly [ParameterErrorCode, string],
): ParameterValue {
  position.report.fail(position.parameter, pointerTo(position), [code, `${wireName(position)} ${reason}`]);
  return plainValue(tree);
}

function inner(position: ReadPosition, member: string | number): ReadPosition {
  return { ...position, steps: [...position.steps, String(member)] };
}

/** JSON Pointer to a position in the value of a parameter. */
export function pointerTo({ parameter, steps }: ValuePosition): string {
  return [parameter.name, ...steps].reduce<string>((pointer, step) => memberPointer(pointer, step), '');
}

/** The name under which a position in the value of a parameter is sent: `not[labels]`; in a spread object, its member. */
export function wireName({ parameter, steps }: ValuePosition): string {
  const own = isSpread(parameter) && steps.length > 0 ? [] : splitName(parameter.name);
  return joinName([...own.filter((step) => typeof step === 'string'), ...steps]);
}
