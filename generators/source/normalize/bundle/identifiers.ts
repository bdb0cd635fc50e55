import type { Json } from '../../../json/json.ts';
import { memberOf } from '../../../json/member.ts';
import { formatPointer } from '../../../json/pointer.ts';
import { membersOf, type Shape } from '../../document/structure.ts';
import { childParts } from '../../document/walk.ts';

/** The keywords of a schema that name it, a place in it, or its dialect. */
export const identifying = ['$id', '$anchor', '$dynamicAnchor', '$schema'] as const;

/** A schema with an `$id`, or the file itself, with everything below it that is not in a schema with its own `$id`. */
interface Resource {
  readonly base: string;
  /** Member names from the root of the file. */
  readonly tokens: readonly string[];
  /** The positions of the schemas with an anchor. */
  readonly anchors: Map<string, (readonly string[])[]>;
}

/** An object or array that is still to be visited; without a shape, its kind is unknown. */
interface Open {
  readonly value: Json;
  readonly shape: Shape | undefined;
  readonly tokens: readonly string[];
  readonly resource: Resource;
}

/**
 * `$id`, `$anchor` and `$dynamicAnchor` of the schemas of a file. They have a meaning only in schemas, not in data such
 * as `enum` and examples (JSON Schema 2020-12 Core, section 9.4.2). An anchor belongs to the innermost schema around it
 * with an `$id` (section 8.2.2).
 */
export class SchemaIdentifiers {
  #file: Resource = { base: '', tokens: [], anchors: new Map() };
  /** Resources other than the file, by the pointers to them. */
  readonly #byPointer = new Map<string, Resource>();
  /** All resources by their identifiers; if several are equal, the first counts. */
  readonly #byBase = new Map<string, Resource>();

  constructor(root: Json) {
    const shape = memberOf(root, 'openapi') === undefined ? shapeOf(root) : 'document';
    const open: Open[] = [{ value: root, shape, tokens: [], resource: this.#file }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { tokens } = next;
      const resource = this.#note(next);
      const inner = innerOf(next).map(({ key, ...child }) => ({
        ...child,
        tokens: [...tokens, key],
        resource,
      }));
      open.push(...inner.toReversed());
    }
    this.#byBase.set(this.#file.base, this.#file);
  }

  /** Whether a schema has an `$id`, so that references mean something else there. Most files have none. */
  get hasBases(): boolean {
    return this.#byBase.size > 1 || this.#file.base !== '';
  }

  /** Member names of the schema that a reference at `from` names by `$id`. */
  find(resource: string, from: () => readonly string[]): readonly string[] | undefined {
    if (!this.hasBases) return resource === '' ? [] : undefined;
    const around = this.#around(from());
    if (resource === '') return around.tokens;
    const wanted = absolute(resource, around.base);
    return this.#byBase.get(wanted)?.tokens;
  }

  /** Member names of the schemas with an anchor, in the resource that begins at `tokens`. */
  anchors(name: string, tokens: readonly string[]): readonly (readonly string[])[] {
    return this.#around(tokens).anchors.get(name) ?? [];
  }

  /** Records the identifiers of a schema, and returns the resource that it belongs to. */
  #note({ value, shape, tokens, resource }: Open): Resource {
    if (shape !== 'schema') return resource;
    const id = memberOf(value, '$id');
    const own = typeof id === 'string' ? this.#add(absolute(id, resource.base), tokens) : resource;
    const names = new Set(['$anchor', '$dynamicAnchor'].map((keyword) => memberOf(value, keyword)));
    for (const name of names) {
      if (typeof name !== 'string') continue;
      const known = own.anchors.get(name);
      if (known === undefined) own.anchors.set(name, [tokens]);
      else known.push(tokens);
    }
    return own;
  }

  #add(base: string, tokens: readonly string[]): Resource {
    const resource: Resource = { base, tokens, anchors: new Map() };
    if (tokens.length === 0) this.#file = resource;
    else {
      this.#byPointer.set(formatPointer(tokens), resource);
      if (!this.#byBase.has(base)) this.#byBase.set(base, resource);
    }
    return resource;
  }

  /** The innermost resource around a place. */
  #around(place: readonly string[]): Resource {
    if (this.#byPointer.size === 0) return this.#file;
    for (let length = place.length; length > 0; length -= 1) {
      const found = this.#byPointer.get(formatPointer(place.slice(0, length)));
      if (found !== undefined) return found;
    }
    return this.#file;
  }
}

interface Inner {
  readonly key: string;
  readonly value: Json;
  readonly shape: Shape | undefined;
}

/**
 * The objects and arrays directly inside another one. If its kind is unknown, all except those that would be data in a
 * schema.
 */
function innerOf({ value, shape }: Open): readonly Inner[] {
  if (value === null || typeof value !== 'object') return [];
  if (shape !== undefined) return childParts({ value, shape, parent: undefined, key: '' });
  return Object.entries(value)
    .filter(([key]) => !data.has(key))
    .map(([key, inner]: [string, Json]) => ({
      key,
      value: inner,
      shape: collections.get(key) ?? shapeOf(inner),
    }));
}

/** Keywords with several schemas, such as `properties`. Their member names may be equal to keywords with data. */
const collections: ReadonlyMap<string, Shape> = new Map(
  Object.entries(membersOf('schema').members).filter(([, shape]) => typeof shape === 'object'),
);

const data: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Files that are not documents may contain anything: schemas in them are recognized by their keywords. */
function shapeOf(value: Json): Shape | undefined {
  const type = memberOf(value, 'type');
  const isTyped = typeof type === 'string' || Array.isArray(type);
  const identifies = identifying.some((keyword) => typeof memberOf(value, keyword) === 'string');
  return isTyped || identifies ? 'schema' : undefined;
}

/** An identifier resolved against another. Without a base, relative identifiers of a file are unique to it. */
function absolute(id: string, base: string): string {
  const text = id.replace(/#$/, '');
  return URL.parse(text, base === '' ? undefined : base)?.href ?? text;
}
