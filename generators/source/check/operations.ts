import type { Json, JsonObject } from '../document.ts';
import { isObject, memberOf } from '../member.ts';
import { parsePointer } from '../pointer.ts';
import { methods } from '../structure.ts';
import type { Checked } from './rule.ts';

/** A parameter of an operation: the object that describes it, and the one in the list, which may be a reference to it. */
export interface DeclaredParameter {
  readonly name: string;
  readonly in: string;
  readonly value: JsonObject;
  readonly listed: JsonObject;
}

/** An operation under `paths`, with the parameters of its path item and its own. */
export interface DeclaredOperation {
  readonly path: string;
  readonly value: JsonObject;
  readonly shared: readonly DeclaredParameter[];
  readonly own: readonly DeclaredParameter[];
}

export interface DeclaredPath {
  readonly path: string;
  readonly value: JsonObject;
  readonly shared: readonly DeclaredParameter[];
  readonly operations: readonly DeclaredOperation[];
}

/** The path items under `paths` with their operations. */
export function* declaredPaths({ root }: Checked): Generator<DeclaredPath> {
  const paths = memberOf(root, 'paths');
  if (!isObject(paths)) return;
  for (const [path, value] of Object.entries(paths)) {
    if (path.startsWith('x-') || !isObject(value)) continue;
    const shared = readParameters(root, value);
    const operations = methods.flatMap((method) => {
      const operation = memberOf(value, method);
      return isObject(operation)
        ? [{ path, value: operation, shared, own: readParameters(root, operation) }]
        : [];
    });
    yield { path, value, shared, operations };
  }
}

function readParameters(root: JsonObject, holder: JsonObject): DeclaredParameter[] {
  const listed = memberOf(holder, 'parameters');
  if (!Array.isArray(listed)) return [];
  return listed.filter(isObject).flatMap((each) => {
    const value = followReference(root, each);
    const name = memberOf(value, 'name');
    const where = memberOf(value, 'in');
    return isObject(value) && typeof name === 'string' && typeof where === 'string'
      ? [{ name, in: where, value, listed: each }]
      : [];
  });
}

/** What a value is in the end; references of a bundled document are pointers without circles. */
function followReference(root: JsonObject, start: Json): Json | undefined {
  let value: Json | undefined = start;
  for (let text = memberOf(value, '$ref'); typeof text === 'string'; text = memberOf(value, '$ref')) {
    value = (parsePointer(decodeURIComponent(text.slice(1))) ?? []).reduce<Json | undefined>(memberOf, root);
  }
  return value;
}
