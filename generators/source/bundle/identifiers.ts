import type { Json } from '../document.ts';
import { memberOf } from '../member.ts';
import { formatPointer } from '../pointer.ts';
import { membersOf, type Shape } from '../structure.ts';
import { childParts } from '../walk.ts';

/** A schema with an `$id`, or the file itself, with all below it that has no `$id` of its own. */
interface Resource {
  readonly base: string;
  /** Member names that lead to it from the root of the file. */
  readonly tokens: readonly string[];
  /** Where the schemas with an anchor stand. */
  readonly anchors: Map<string, (readonly string[])[]>;
}

/** A container that is still to be looked at; without a shape it is not known what it is. */
interface Open {
  readonly value: Json;
  readonly shape: Shape | undefined;
  readonly tokens: readonly string[];
  readonly resource: Resource;
}

/**
 * `$id`, `$anchor` and `$dynamicAnchor` of the schemas of a file. They mean something in schemas alone, not in data
 * such as `enum` and examples (JSON Schema 2020-12 Core, section 9.4.2), and an anchor belongs to the innermost schema
 * around it that has an `$id` (section 8.2.2).
 */
export class SchemaIdentifiers {
  #file: Resource = { base: '', tokens: [], anchors: new Map() };
  /** The others by the pointers to them. */
  readonly #byPointer = new Map<string, Resource>();
  /** All by their identifiers; of several, the first counts. */
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

  /** Member names that lead to the schema which a reference standing at `from` names by `$id`. */
  find(resource: string, from: () => readonly string[]): readonly string[] | undefined {
    // Most files declare no identifiers.
    if (this.#byBase.size === 1 && this.#file.base === '') return resource === '' ? [] : undefined;
    const around = this.#around(from());
    if (resource === '') return around.tokens;
    const wanted = absolute(resource, around.base);
    return this.#byBase.get(wanted)?.tokens;
  }

  /** Member names that lead to the schemas with an anchor in the resource that begins at `tokens`. */
  anchors(name: string, tokens: readonly string[]): readonly (readonly string[])[] {
    return this.#around(tokens).anchors.get(name) ?? [];
  }

  /** Takes note of what identifies a schema, and returns the resource that it belongs to. */
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

/** The containers directly inside of one. Where it is not known what it is, all but what would be data in a schema. */
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

/** Keywords with several schemas, such as `properties`, whose names may be those of keywords with data. */
const collections: ReadonlyMap<string, Shape> = new Map(
  Object.entries(membersOf('schema').members).filter(([, shape]) => typeof shape === 'object'),
);

const data: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Files that are no documents may hold anything: schemas in them are recognised by their keywords. */
function shapeOf(value: Json): Shape | undefined {
  const type = memberOf(value, 'type');
  const isTyped = typeof type === 'string' || Array.isArray(type);
  const identifies = ['$schema', '$id', '$anchor', '$dynamicAnchor'].some(
    (keyword) => typeof memberOf(value, keyword) === 'string',
  );
  return isTyped || identifies ? 'schema' : undefined;
}

/** An identifier resolved against another; relative ones of a file without a base keep to themselves. */
function absolute(id: string, base: string): string {
  const text = id.replace(/#$/, '');
  return URL.parse(text, base === '' ? undefined : base)?.href ?? text;
}
