import type { DocumentFacts, Schema } from '../facts.ts';
import { isObject, objectAt, type Json } from '../json.ts';
import { alternativesOf, facetsOf, isBytes, membersOf, referenceOf } from '../schema.ts';

/** The schema of a form with files as validators see it: they know only that a file is there. */
export function fileForm(facts: DocumentFacts, schema: Schema): Schema {
  const isFile = (each: Schema): boolean =>
    isBytes(facts, each) || alternativesOf(facetsOf(facts, each)).some(isFile);
  const target = facts.schemas.get(referenceOf(schema) ?? '') ?? schema;
  const members = membersOf(facetsOf(facts, schema));
  if (!isObject(target) || ![...members.values()].some(isFile)) return schema;
  const properties = Object.entries(objectAt(target, 'properties')).map(([name, each]): [string, Json] => [
    name,
    isFile(each) ? true : each,
  ]);
  return { ...target, properties: Object.fromEntries(properties) };
}
