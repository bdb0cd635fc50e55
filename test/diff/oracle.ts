import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import type { Json } from '../../generators/json/json.ts';

const ADDRESS = 'https://diff.example/';

/** What an interpreter of schemas says that shares no code with the compiled checks. */
export async function oracle(root: Json, other: Json): Promise<(value: Json) => boolean> {
  unregisterSchema(ADDRESS);
  const document = { $ref: '#/$defs/Root', $defs: { Root: adapted(root), Other: adapted(other) } };
  registerSchema(document, ADDRESS, 'https://json-schema.org/draft/2020-12/schema');
  const verdict = await validate(ADDRESS);
  return (value) => verdict(value as never).valid;
}

/** References lead to where the schemas of the document stand there. */
function adapted(schema: Json): never {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as never;
}
