import { jsonText } from '../../runtime/contract/json-text.ts';
import { keywordNamed, type Holding } from '../keywords/keywords.ts';
import type { Schema } from '../model/model.ts';
import { namesRead, record } from '../incremental/dependencies.ts';
import { Versions } from '../incremental/versions.ts';
import { marksOf } from '../model/marks.ts';
import type { OneOfReading } from '../model/one-of.ts';
import { schemaAt } from '../schema/named.ts';
import { keywordOf } from '../schema/schema.ts';
import type { JsonObject } from '../json/json.ts';
import { setMember } from '../json/member.ts';
import { lower } from './lowering/lower.ts';
import { mapSchemas } from './lowering/map-schemas.ts';
import type { Lowering, Target } from './lowering/pass.ts';
import { MEMBERS } from './rules/members.ts';
import { checkAt, referenceTo } from './rules/reference.ts';

/** Keywords whose schemas apply to members and items. */
const CHILDREN: ReadonlySet<string> = new Set([
  'additionalProperties',
  'items',
  'patternProperties',
  'prefixItems',
  'properties',
]);

/** A part of a schema that is compiled on its own. */
export interface Piece {
  /** Lowered, with references to other pieces. */
  readonly schema: Schema;
  /** The same for equal pieces. */
  readonly text: string;
  /** The references that were followed to lower it. */
  readonly followed: ReadonlySet<string>;
}

/**
 * Schemas in pieces: the schemas of members and items, and the targets of references. Each is lowered when a value
 * needs it.
 */
export class Pieces {
  readonly #lowering: Lowering;
  readonly #targets: ReadonlyMap<string, Target>;
  readonly #parts = new Map<string, Schema>();
  readonly #names = new Map<Schema | string, string>();
  readonly #pieces = new Map<Schema | string, Piece>();

  constructor(targets: readonly Target[], oneOf: OneOfReading) {
    const names = new Map(targets.map(({ ref }, index) => [ref, `target${index}`]));
    this.#targets = new Map(targets.map((target) => [names.get(target.ref) ?? '', target]));
    // Versions of one value record which schemas are read.
    const all = { schemas: targets };
    const source = new Versions(() => all).view;
    this.#lowering = {
      source,
      // Read when a schema needs them: they depend on all others.
      get marks() {
        return marksOf(source);
      },
      direction: 'any',
      files: false,
      oneOf,
      reachesIntegers: () => false,
      checkOf: (reference) => referenceTo({ module: '', name: names.get(reference) ?? '' }),
      checkOfPart: (part, keyword) =>
        CHILDREN.has(keyword) && typeof part === 'object'
          ? referenceTo({ module: '', name: this.#nameOf(part) })
          : undefined,
    };
  }

  of(schema: Schema): Piece {
    const key = rulesIn(schema) ?? schema;
    const known = this.#pieces.get(key);
    if (known !== undefined) return known;
    const { result: lowered, dependencies } = record(() => lower(schema, this.#lowering));
    const followed = new Set<string>();
    for (const name of namesRead(dependencies)) this.#follow(name, followed);
    const piece = { ...inTables(lowered), followed };
    this.#pieces.set(key, piece);
    return piece;
  }

  /** The piece that a name in another one stands for. */
  at(name: string): Piece {
    const target = this.#targets.get(name);
    if (target === undefined) return this.of(this.#parts.get(name) ?? true);
    const piece = this.of(target.schema);
    return { ...piece, followed: new Set([target.ref, ...piece.followed]) };
  }

  #nameOf(part: Schema): string {
    const key = rulesIn(part) ?? part;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `part${this.#names.size}`;
    this.#names.set(key, name);
    this.#parts.set(name, part);
    return name;
  }

  /** A mark may be in any of the schemas that a reference leads to. */
  #follow(reference: string, followed: Set<string>): void {
    for (let next: string | undefined = reference; next?.startsWith('#') && !followed.has(next);) {
      followed.add(next);
      next = keywordOf(schemaAt(this.#lowering.source, next).schema, '$ref');
    }
  }
}

/**
 * The rules of a schema as text: schemas with the same text are lowered in the same way. Undefined where it depends on
 * more: on other schemas, or on extensions that name its values.
 */
function rulesIn(schema: Schema): string | undefined {
  let text = '';
  for (const [name, value] of Object.entries(schema)) {
    const keyword = keywordNamed(name);
    if (name === '$ref' || name.startsWith('x-enum') || holdsSchemas(keyword?.holds)) return undefined;
    if (keyword?.role === 'rule') text += `${name} ${jsonText(value)} `;
  }
  return typeof schema === 'boolean' ? undefined : text;
}

function holdsSchemas(holds: Holding | undefined): boolean {
  return holds === 'schema' || holds === 'schemas' || holds === 'schemasByName';
}

/** Lists the members that have checks of their own in one table, which takes less time to compile. */
function inTables(schema: Schema): Pick<Piece, 'schema' | 'text'> {
  const made = tabled(schema);
  return { schema: made, text: jsonText(made) };
}

function tabled(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema;
  const members: JsonObject = {};
  const made = mapSchemas(schema, (part, keyword, name): Schema => {
    if (keyword !== 'properties') return tabled(part);
    const reference = keywordOf(part, '$ref');
    if (reference === undefined) return part;
    setMember(members, name, checkAt(reference).name);
    return true;
  });
  return Object.keys(members).length === 0 ? made : { ...made, [MEMBERS]: members };
}
