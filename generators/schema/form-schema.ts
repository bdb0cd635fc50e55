import type { JsonObject } from '../json/json.ts';
import { isBinary } from './binary.ts';
import { isSchema, keywordOf, type FindSchema, type Schema } from './schema.ts';
import { mapSubschemas, subschemas } from './visit.ts';

/**
 * Maximum number of schemas in one form. Real forms have a few dozen; beyond this, references stay as they are and mean
 * texts.
 */
const LARGEST = 5_000;

/**
 * The schema of a form with files, with references inlined where they contain a file. In a form, raw bytes are files
 * (OpenAPI 3.1.1, section 4.8.14.4), while the named schema describes strings, as used elsewhere. A `oneOf` with a file
 * among its alternatives becomes `anyOf`: whether a part is a file or a text depends on how it is sent, and the
 * contents of a file are unknown.
 */
export function formSchema(schema: Schema, named: FindSchema): Schema {
  const withFiles = schemasWithFiles(schema, named);
  let remaining = LARGEST;
  const expand = (given: Schema, entered: readonly string[]): Schema => {
    remaining -= 1;
    if (typeof given === 'boolean' || !withFiles.has(given) || remaining < 0) return given;
    const { $ref: reference, ...own } = given;
    const written = anyFile(
      mapSubschemas(own, (inner) => expand(inner, entered)),
      (alternative) => isSchema(alternative) && withFiles.has(alternative),
      own,
    );
    if (typeof reference !== 'string') return written;
    if (entered.includes(reference)) return given;
    const target = expand(named(reference), [...entered, reference]);
    if (Object.keys(own).length === 0) return target;
    const { allOf } = written;
    return { ...written, allOf: [...(Array.isArray(allOf) ? allOf : []), target] };
  };
  return expand(schema, []);
}

/** Whether a schema is a file or contains one, at any depth and through references. */
export function reachesFile(schema: Schema, named: FindSchema): boolean {
  return schemasWithFiles(schema, named).has(schema);
}

function anyFile(
  written: JsonObject,
  hasFile: (alternative: JsonObject[string]) => boolean,
  { oneOf: alternatives }: JsonObject,
): JsonObject {
  const { oneOf, ...others } = written;
  if (oneOf === undefined || !Array.isArray(alternatives) || !alternatives.some(hasFile)) return written;
  if (others['anyOf'] === undefined) return { ...others, anyOf: oneOf };
  const { allOf } = others;
  return { ...others, allOf: [...(Array.isArray(allOf) ? allOf : []), { anyOf: oneOf }] };
}

/**
 * All schemas from which a file can be reached: each schema is read once, then the references are followed backwards.
 */
function schemasWithFiles(root: Schema, named: FindSchema): ReadonlySet<Schema> {
  const holders = new Map<Schema, Schema[]>([[root, []]]);
  const files: Schema[] = [];
  for (const schema of holders.keys()) {
    if (typeof schema === 'boolean') continue;
    if (isBinary(schema)) files.push(schema);
    const inner = subschemas(schema).map((each) => each.schema);
    const reference = keywordOf(schema, '$ref');
    if (reference !== undefined) inner.push(named(reference));
    for (const each of inner) {
      const known = holders.get(each);
      if (known === undefined) holders.set(each, [schema]);
      else known.push(schema);
    }
  }
  const found = new Set<Schema>(files);
  for (const schema of found) for (const holder of holders.get(schema) ?? []) found.add(holder);
  return found;
}
