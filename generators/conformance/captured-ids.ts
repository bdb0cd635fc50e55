import type { Operation, PathSegment } from '../model/model.ts';
import { wireErrorsIn } from '../sample/errors.ts';
import { parameterPart } from '../sample/wire-part.ts';
import type { Json, JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import { segmentsOf } from '../source/pointer.ts';
import type { GivenValues } from './given-values.ts';
import type { Planning } from './planning.ts';

/**
 * Existing things that a server has returned: the first item of the list at `/projects`, or what was made there, has the
 * `id` for `/projects/{id}`, and for the paths below it.
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

  /** Remembers the first item of a list, or what was made there, with the path values of its request. */
  add(operation: Operation, path: JsonObject, body: unknown): void {
    const item = operation.method === 'post' ? body : itemsIn(body)[0];
    const shape = shapeOf(operation.segments);
    if (isThing(item) && !this.#lists.has(shape))
      this.#lists.set(shape, { path: namesOf(operation.segments).map((name) => path[name]), item });
  }

  /** The values of the caller, and further known values for the path of an operation. */
  for(operation: Operation, given: GivenValues): GivenValues {
    const known: { [name: string]: Json } = {};
    const { segments } = operation;
    for (const [index, segment] of segments.entries()) {
      const [part, ...others] = segment;
      const list = segments.slice(0, index);
      const found = this.#lists.get(shapeOf(list));
      if (part?.kind !== 'parameter' || others.length > 0 || found === undefined) continue;
      const value = nameIn(found.item, part.name);
      if (value === undefined) continue;
      // The list has path parameters of its own, whose names may differ.
      for (const [position, name] of namesOf(list).entries()) {
        const own = found.path[position];
        if (own !== undefined) known[name] = own;
      }
      known[part.name] = value;
    }
    for (const name of [...Object.keys(given.everywhere), ...this.#refused(operation, known)])
      delete known[name];
    const own = Object.hasOwn(given.operations, operation.id) ? given.operations[operation.id] : {};
    return { ...given, operations: { ...given.operations, [operation.id]: { ...known, ...own } } };
  }

  /**
   * Parameters that may not have these values: a list whose `id` is a text is no help for a path with an integer, and
   * documents that disagree with themselves in this way are frequent.
   */
  #refused(operation: Operation, known: JsonObject): readonly string[] {
    const { model, sampler } = this.#from;
    const part = parameterPart(model, operation, 'path');
    const validate = sampler.validators.parameters(operation, 'path');
    return wireErrorsIn(part, validate, known).flatMap(({ pointer }) => segmentsOf(pointer).slice(0, 1));
  }
}

/** The items of a list: of an array, or of the only array in an object, such as `{ items, total }`. */
function itemsIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const [list = [], ...others] = isThing(body) ? Object.values(body).filter(Array.isArray) : [];
  return others.length === 0 ? list : [];
}

function isThing(value: unknown): value is JsonObject {
  return isObject(value as Json);
}

/** The path with its parameters without names. */
function shapeOf(segments: readonly PathSegment[]): string {
  return segments
    .map((segment) => segment.map((part) => (part.kind === 'literal' ? part.text : '{}')).join(''))
    .join('/');
}

function namesOf(segments: readonly PathSegment[]): readonly string[] {
  return segments.flat().flatMap((part) => (part.kind === 'parameter' ? [part.name] : []));
}

/**
 * The identifier of an item: the member with the parameter's name, otherwise the last word of it (`iid` of
 * `issue_iid`), otherwise `id`.
 */
function nameIn(item: JsonObject, parameter: string): string | number | undefined {
  const last = parameter.split('_').at(-1) ?? parameter;
  const value = [parameter, last, 'id']
    .filter((name) => Object.hasOwn(item, name))
    .map((name) => item[name])[0];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
