import type { Operation, RequestBody, Schema } from '../../../generators/model/model.ts';
import type { Json } from '../../../generators/json/json.ts';
import { isObject } from '../../../generators/json/member.ts';
import { certainPartsOf, fieldAt, fieldPaths, valuesOf, type Field } from '../schema-fields.ts';
import type { BodyFacts, Facts, SourceRow } from '../source-rows/row.ts';
import { valueLosses } from './value.ts';

/** A 4.1: JSON or form encoding, unless a row names its forms. */
const usualMedia = ['application/json', 'application/x-www-form-urlencoded'];
const multipart = 'multipart/form-data';

export function bodyLosses(row: SourceRow, operation: Operation): readonly string[] {
  const { body } = operation;
  const facts = row.body;
  if (facts === undefined) return body === undefined ? [] : ['has a body that the sources do not give it'];
  if (body === undefined) return ['the body is missing'];
  const media = [...(facts.media ?? usualMedia), ...(facts.uploads === undefined ? [] : [multipart])];
  const offered = body.content.map(({ type }) => type);
  const required =
    facts.oneRequired !== undefined ||
    Object.entries(facts.fields).some(([path, fact]) => isTopLevel(path) && fact.required);
  return [
    ...media.filter((type) => !offered.includes(type)).map((type) => `the body is not offered as ${type}`),
    ...offered
      .filter((type) => !media.includes(type) && !isObserved(body.content, type))
      .map((type) => `the sources do not offer the body as ${type}`),
    ...(required && !body.required ? ['the body is not required, though a member of it is'] : []),
    ...body.content.flatMap(({ type, schema }) => {
      const fields = type === multipart ? { ...facts.fields, ...facts.uploads } : facts.fields;
      return memberLosses({ facts, fields, schema }).map((loss) => `${loss} (${type})`);
    }),
  ];
}

function isObserved(content: RequestBody['content'], type: string): boolean {
  return content.some((mediaType) => mediaType.type === type && mediaType.extensions['x-observed'] === true);
}

function isObservedField(field: Field | undefined): boolean {
  return (
    field !== undefined &&
    field.schemas.every((schema) => typeof schema === 'object' && schema['x-observed'] === true)
  );
}

function memberLosses(given: { facts: BodyFacts; fields: Facts; schema: Schema }): readonly string[] {
  const { facts, fields, schema } = given;
  const lost = Object.entries(fields).flatMap(([path, fact]) => {
    const found = fieldAt([schema], path);
    if (found === undefined) return [`body member ${path} is missing`];
    return valueLosses({ name: `body member ${path}`, fact, found, direction: 'request' });
  });
  // What was only seen is left out.
  const unknown = fieldPaths([schema])
    .filter((path) => !path.endsWith('[]') && !Object.hasOwn(fields, path))
    .filter((path) => !isObservedField(fieldAt([schema], path)));
  return [
    ...lost,
    ...(facts.open ? [] : unknown.map((path) => `body member ${path} is not in the sources`)),
    ...(facts.oneRequired === undefined || asksForOneOf(schema, facts.oneRequired)
      ? []
      : [`the body does not ask for one of ${facts.oneRequired.join(', ')}`]),
  ];
}

/** Whether alternatives of the schema require the names, one each. */
function asksForOneOf(schema: Schema, names: readonly string[]): boolean {
  const alternatives = valuesOf(certainPartsOf([schema]), 'anyOf').flat();
  const required = new Set(
    alternatives.flatMap((alternative): Json[] => {
      const members = isObject(alternative) ? alternative['required'] : undefined;
      return Array.isArray(members) ? members : [];
    }),
  );
  return names.length === alternatives.length && names.every((name) => required.has(name));
}

function isTopLevel(path: string): boolean {
  return !/[.[]/.test(path);
}
