import type { JsonObject } from '../../json/json.ts';
import { isObject, memberOf } from '../../json/member.ts';
import { Cache } from '../../incremental/cache.ts';
import { DocumentReferences, referencesIn, type References } from '../references/references.ts';
import { methods } from './structure.ts';

/**
 * A parameter of an operation: the object that describes it, and the one in the list, which may be a reference to it.
 */
export interface DeclaredParameter {
  readonly name: string;
  readonly in: string;
  readonly value: JsonObject;
  readonly listed: JsonObject;
}

/** An operation under `paths`, with its own parameters and those of its path item. */
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

/** The path items under `paths` of a bundled document, with their operations. */
export function* declaredPaths(root: JsonObject): Generator<DeclaredPath> {
  const paths = memberOf(root, 'paths');
  if (!isObject(paths)) return;
  const references = new DocumentReferences(root);
  for (const [path, value] of Object.entries(paths))
    if (!path.startsWith('x-') && isObject(value)) yield declaredPath(references, path, value);
}

/** The same for a document that no longer changes. */
export function finalPaths(root: JsonObject): readonly DeclaredPath[] {
  const paths = memberOf(root, 'paths');
  return Object.entries(isObject(paths) ? paths : {}).flatMap(([path, value]) =>
    path.startsWith('x-') || !isObject(value)
      ? []
      : [finalPath.get(root, value, (current) => declaredPath(referencesIn(current), path, value), [path])],
  );
}

const finalPath = new Cache<JsonObject, JsonObject, DeclaredPath>();

function declaredPath(references: References, path: string, value: JsonObject): DeclaredPath {
  const shared = parametersOf(references, value);
  const operations = methods.flatMap((method) => {
    const operation = memberOf(value, method);
    return isObject(operation)
      ? [{ path, value: operation, shared, own: parametersOf(references, operation) }]
      : [];
  });
  return { path, value, shared, operations };
}

/** The parameters that a path item or an operation itself lists. */
export function parametersOf(references: References, holder: JsonObject): DeclaredParameter[] {
  const listed = memberOf(holder, 'parameters');
  if (!Array.isArray(listed)) return [];
  return listed.filter(isObject).flatMap((each) => {
    const value = references.follow(each);
    const name = memberOf(value, 'name');
    const where = memberOf(value, 'in');
    return isObject(value) && typeof name === 'string' && typeof where === 'string'
      ? [{ name, in: where, value, listed: each }]
      : [];
  });
}

/** The names in braces of a path template, including repetitions. Braces with a slash inside are text. */
export function templateNames(path: string): string[] {
  return [...path.matchAll(/\{([^{}/]*)\}/g)].map(([, name]) => name ?? '');
}
