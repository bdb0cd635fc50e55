import { stringify } from 'yaml';
import type { Json, JsonObject } from '../../generators/json/json.ts';

/**
 * A document in several files while it is edited. Schemas refer to each other by `{ $to: 'Name' }`, wherever they are.
 */
export interface Draft {
  root: JsonObject;
  /** The file of each schema, and the schema. */
  schemas: Map<string, { file: string; schema: JsonObject }>;
  /** Text that replaces what is here: what somebody is in the middle of typing. */
  broken: Map<string, string>;
}

/** The root file of every draft. */
export const ROOT = 'openapi.yaml';

/** The texts of the files of a draft, by their paths. Files of schemas are one map each, at their tops. */
export function filesOf({ root, schemas, broken }: Draft): ReadonlyMap<string, string> {
  const files = new Map<string, JsonObject>();
  for (const [name, { file, schema }] of schemas) {
    const content = files.get(file) ?? {};
    content[name] = linked(schema, file, schemas);
    files.set(file, content);
  }
  files.delete(ROOT);
  const own = [...schemas].filter(([, { file }]) => file === ROOT);
  const components: JsonObject = {
    ...(root['components'] as JsonObject),
    schemas: Object.fromEntries(own.map(([name, { schema }]) => [name, linked(schema, ROOT, schemas)])),
  };
  files.set(ROOT, linked({ ...root, components }, ROOT, schemas) as JsonObject);
  const texts = new Map([...files].map(([file, content]) => [file, stringify(content, { lineWidth: 0 })]));
  for (const [file, text] of broken) if (texts.has(file)) texts.set(file, text);
  return texts;
}

function linked(value: Json, file: string, schemas: Draft['schemas']): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => linked(item, file, schemas));
  const { $to: name } = value;
  if (typeof name === 'string') return { $ref: referenceTo(name, file, schemas) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, linked(inner, file, schemas)]));
}

function referenceTo(name: string, from: string, schemas: Draft['schemas']): string {
  const to = schemas.get(name)?.file ?? ROOT;
  const pointer = to === ROOT ? `/components/schemas/${name}` : `/${name}`;
  return to === from ? `#${pointer}` : `./${to}#${pointer}`;
}
