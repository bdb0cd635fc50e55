import { keywordNamed } from '../../keywords/keywords.ts';
import { conformPart } from '../normalize/conform/conform.ts';
import type { CompileChecks, Target, ValueChecks } from './value-checks.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { referencesIn, type References } from '../references/references.ts';
import { isObject } from '../../json/member.ts';
import { readPattern } from '../pattern/read-pattern.ts';
import { ContainerPlaces } from '../document/places.ts';
import { walk } from '../document/walk.ts';

/** The schema of an extension, and the checks that are compiled from it. */
export interface ExtensionSchema {
  readonly schema: boolean | JsonObject;
  readonly checks: ValueChecks;
}

/**
 * Reads a schema that is a whole file. Throws a TypeError for one that cannot be enforced as it is written: its author
 * would believe that extensions are checked.
 */
export function readExtensionSchema(schema: Json, compile: CompileChecks): ExtensionSchema {
  if (typeof schema === 'boolean') return { schema, checks: compile([], referencesIn({})) };
  if (!isObject(schema)) throw new TypeError('a schema is an object');
  refuseUnenforced(schema);
  const references = referencesIn(schema);
  return { schema, checks: compile(targetsIn(schema, references), references) };
}

function targetsIn(root: JsonObject, references: References): readonly Target[] {
  return schemasIn(root).flatMap(({ $ref: ref }) => {
    if (typeof ref !== 'string') return [];
    const schema = references.target(ref);
    if (typeof schema !== 'boolean' && !isObject(schema))
      throw new TypeError(`the reference ${JSON.stringify(ref)} has no target in the file`);
    return [{ ref, key: ref, schema }];
  });
}

function refuseUnenforced(root: JsonObject): void {
  for (const schema of schemasIn(root)) {
    const { pattern, patternProperties, $dynamicRef: dynamic } = schema;
    if (dynamic !== undefined) throw new TypeError('$dynamicRef is not enforced');
    for (const name of Object.keys(schema))
      if (keywordNamed(name) === undefined) throw new TypeError(`${name} is no keyword of JSON Schema`);
    const patterns = [pattern, ...(isObject(patternProperties) ? Object.keys(patternProperties) : [])];
    for (const each of patterns) {
      if (typeof each !== 'string') continue;
      const { matching, problem } = readPattern(each);
      if (matching === undefined)
        throw new TypeError(
          `the pattern ${JSON.stringify(each)} cannot be used: ${problem?.reason ?? 'it is of another dialect'}`,
        );
    }
  }
  // The copy is corrected.
  const copy = { value: structuredClone(root), shape: 'schema' } as const;
  const [wrong] = conformPart(copy, new ContainerPlaces()).findings;
  if (wrong !== undefined) throw new TypeError(wrong.message.replace(/\.$/, ''));
}

function schemasIn(root: JsonObject): readonly JsonObject[] {
  return [...walk(root, 'schema')].flatMap(({ value, shape }) => (shape === 'schema' ? [value] : []));
}
