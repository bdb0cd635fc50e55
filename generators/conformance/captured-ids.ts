import type { Operation, PathSegment } from '../model/model.ts';
import { wireErrorsIn } from '../sample/errors.ts';
import { parameterPart } from '../sample/wire-part.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { segmentsOf } from '../json/pointer.ts';
import type { GivenValues } from './given-values.ts';
import type { Planning } from './planning.ts';

/**
 * The ids of resources that a server has returned: the first item of the list at `/projects`, or the resource created
 * there, has the `id` for `/projects/{id}` and the paths below it.
 */
export class CapturedIds {
  readonly #from: Pick<Planning, 'model' | 'sampler'>;
  readonly #lists = new Map<
    string,
    { readonly path: readonly (Json | undefined)[]; readonly item: JsonObject }
  >();

  constructor(from: Pick<Planning, 'model' | 'sampler'>) {
    this.#from = from;
  }

  /** Records the first item of a list, or the resource created there, with the path values of the request. */
  add(operation: Operation, path: JsonObject, body: unknown): void {
    const item = operation.method === 'post' ? body : itemsIn(body)[0];
    const shape = shapeOf(operation.segments);
    if (isResource(item) && !this.#lists.has(shape))
      this.#lists.set(shape, { path: namesOf(operation.segments).map((name) => path[name]), item });
  }

  /** The values of the caller, and captured ids for the path of an operation. */
  for(operation: Operation, given: GivenValues): GivenValues {
    const captured: { [name: string]: Json } = {};
    const { segments } = operation;
    for (const [index, segment] of segments.entries()) {
      const [part, ...others] = segment;
      const list = segments.slice(0, index);
      const found = this.#lists.get(shapeOf(list));
      if (part?.kind !== 'parameter' || others.length > 0 || found === undefined) continue;
      const value = nameIn(found.item, part.name);
      if (value === undefined) continue;
      // The parameters in the path of the list may have other names there.
      for (const [position, name] of namesOf(list).entries()) {
        const own = found.path[position];
        if (own !== undefined) captured[name] = own;
      }
      captured[part.name] = value;
    }
    for (const name of [...Object.keys(given.everywhere), ...this.#invalid(operation, captured)])
      delete captured[name];
    const own = Object.hasOwn(given.operations, operation.id) ? given.operations[operation.id] : {};
    return { ...given, operations: { ...given.operations, [operation.id]: { ...captured, ...own } } };
  }

  /** Parameters that may not have these values: in many documents, lists and paths disagree about the type of an id. */
  #invalid(operation: Operation, captured: JsonObject): readonly string[] {
    const { model, sampler } = this.#from;
    const part = parameterPart(model, operation, 'path');
    const validate = sampler.validators.parameters(operation, 'path');
    return wireErrorsIn(part, validate, captured).flatMap(({ pointer }) => segmentsOf(pointer).slice(0, 1));
  }
}

/** The items of a list: of an array, or of the only array in an object, such as `{ items, total }`. */
function itemsIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const [list = [], ...others] = isResource(body) ? Object.values(body).filter(Array.isArray) : [];
  return others.length === 0 ? list : [];
}

function isResource(value: unknown): value is JsonObject {
  return isObject(value as Json);
}

/** The path without the names of its parameters. */
function shapeOf(segments: readonly PathSegment[]): string {
  return segments
    .map((segment) => segment.map((part) => (part.kind === 'literal' ? part.text : '{}')).join(''))
    .join('/');
}

function namesOf(segments: readonly PathSegment[]): readonly string[] {
  return segments.flat().flatMap((part) => (part.kind === 'parameter' ? [part.name] : []));
}

/** The id of an item: the member with the name of the parameter, or its last word (`iid` of `issue_iid`), or `id`. */
function nameIn(item: JsonObject, parameter: string): string | number | undefined {
  const last = parameter.split('_').at(-1) ?? parameter;
  const value = [parameter, last, 'id']
    .filter((name) => Object.hasOwn(item, name))
    .map((name) => item[name])[0];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
