import { readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { parse } from 'yaml';
import { isObject, member, textAt, tokensOf, type Json, type JsonObject } from './json.ts';

/** Keywords whose values are data, so that a `$ref` in them is a name like any other. */
const DATA = new Set(['default', 'enum', 'const', 'example', 'examples']);

/** Keywords whose members are named by the document, so that none of those names is a keyword. */
const NAMED = new Set(['properties', 'patternProperties', 'headers', 'content', 'responses', 'paths']);

/** A document in several files. References to schemas are kept by name, all others are replaced by what they lead to. */
export class DocumentFiles {
  /** The schemas that have been met, by name. */
  readonly schemas: Map<string, Json> = new Map();
  readonly #parsed = new Map<string, Json>();
  readonly #textOf: (file: string) => string;

  constructor(textOf: (file: string) => string = (file) => readFileSync(file, 'utf8')) {
    this.#textOf = textOf;
  }

  /** A file as it stands, with its references resolved. */
  read(file: string): Json {
    return this.#expand(this.#file(file), file);
  }

  #file(file: string): Json {
    const known = this.#parsed.get(file);
    if (known !== undefined) return known;
    const text = this.#textOf(file);
    const parsed = (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Json;
    this.#parsed.set(file, parsed);
    return parsed;
  }

  #expand(value: Json, file: string, isNamed = false): Json {
    if (Array.isArray(value)) return value.map((each) => this.#expand(each, file));
    if (!isObject(value)) return value;
    const reference = textAt(value, '$ref');
    if (reference !== undefined) return this.#follow(reference, value, file);
    const members = Object.entries(value).map(([name, each]): [string, Json] => [
      name,
      DATA.has(name) && !isNamed
        ? this.#data(each, file)
        : this.#expand(each, file, NAMED.has(name) && !isNamed),
    ]);
    return Object.fromEntries(members);
  }

  /** Named examples may be references (OpenAPI 3.1, Media Type Object); all other data stands as it is. */
  #data(value: Json, file: string): Json {
    if (!isObject(value)) return value;
    const members = Object.entries(value).map(([name, each]): [string, Json] => {
      const reference = textAt(each, '$ref');
      return [name, reference === undefined || !isObject(each) ? each : this.#follow(reference, each, file)];
    });
    return Object.fromEntries(members);
  }

  #follow(reference: string, holder: JsonObject, from: string): Json {
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? from : resolve(dirname(from), path);
    const tokens = tokensOf(decodeURIComponent(fragment));
    const target = tokens.reduce<Json | undefined>((value, token) => member(value, token), this.#file(file));
    if (target === undefined) throw new Error(`${reference} in ${from} leads nowhere.`);
    if (!isSchema(file, tokens)) return this.#expand(target, file);
    const name = tokens.at(-1) ?? '';
    if (!this.schemas.has(name)) {
      this.schemas.set(name, true);
      this.schemas.set(name, this.#expand(target, file));
    }
    return { ...holder, $ref: `#/components/schemas/${name}` };
  }
}

/** A schema has a name by the folder in which it stands, or by its place in the one file of a document. */
function isSchema(file: string, tokens: readonly string[]): boolean {
  const isShared = tokens[0] === 'components' && tokens[1] === 'schemas' && tokens.length === 3;
  return isShared || file.includes(`${sep}components${sep}schemas${sep}`);
}
