import type { DocumentFacts, ResponseFacts, Schema } from './facts.ts';
import { facetsOf, mayBeBytes, membersOf, referenceOf } from './schema.ts';
import { shapeOfSchema } from './schema-shape.ts';
import { object, union, type Member } from './shape.ts';

/** What the types of bodies are called after their media types. */
export const BODY_NAMES: Readonly<Record<string, string>> = {
  'application/json': 'JsonBody',
  'application/x-www-form-urlencoded': 'FormBody',
  'multipart/form-data': 'MultipartBody',
};

/** Whether a body is a form with files among its members. */
export function carriesFiles(facts: DocumentFacts, mediaType: string, schema: Schema): boolean {
  const members = [...membersOf(facetsOf(facts, schema)).values()];
  return mediaType === 'multipart/form-data' && members.some((each) => mayBeBytes(facts, each));
}

/** A body; one with files among its members has them as bytes. */
export function bodyShape(facts: DocumentFacts, mediaType: string, schema: Schema): string {
  const target = facts.schemas.get(referenceOf(schema) ?? '');
  return carriesFiles(facts, mediaType, schema)
    ? shapeOfSchema(facts, target ?? schema, true)
    : shapeOfSchema(facts, schema);
}

/** An answer: its status, its headers and its body. */
export function responseShape(
  facts: DocumentFacts,
  status: string,
  { content, headers }: ResponseFacts,
): string {
  const named = [...headers].map(([name, { isRequired, schema }]) => ({
    name,
    isOptional: !isRequired,
    shape: shapeOfSchema(facts, schema),
  }));
  const bodies = [...content].map(([type, schema]) => answerShape(facts, type, schema));
  const body: Member =
    bodies.length === 0
      ? { name: 'body', isOptional: true, shape: 'undefined' }
      : { name: 'body', isOptional: false, shape: union(bodies) };
  return object([
    { name: 'status', isOptional: false, shape: /^\d+$/.test(status) ? status : `http.Status${status}` },
    ...(named.length === 0 ? [] : [{ name: 'headers', isOptional: false, shape: object(named) }]),
    body,
  ]);
}

function answerShape(facts: DocumentFacts, mediaType: string, schema: Schema): string {
  if (mediaType === 'application/json') return shapeOfSchema(facts, schema);
  return mediaType.startsWith('text/') ? 'string' : 'http.Bytes';
}
