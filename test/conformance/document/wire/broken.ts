import { isDeepStrictEqual } from 'node:util';
import type { DocumentFacts, OperationFacts, Schema } from '../facts.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Fault } from '../oracle.ts';
import { alternativesOf, facetsOf, typesOf } from '../schema.ts';
import type { Casebook } from '../values/casebook.ts';
import { UNKNOWN_MEMBER } from '../values/edits.ts';
import { fileForm } from './file-form.ts';
import { partSchema } from './part-schema.ts';
import { readBack } from './read-back.ts';
import type { RequestValues } from './request.ts';

type Part = 'path' | 'query' | 'header' | 'body';

/** A request that breaks one rule of the document. */
export interface BrokenRequest {
  readonly values: RequestValues;
  readonly in: Part;
  /** Where the rule is broken; missing members are named. */
  readonly faults: readonly Fault[];
}

interface Making {
  readonly casebook: Casebook;
  /** Upper limit of requests for each media type of a body. */
  readonly most: number;
}

/**
 * Requests that are valid except in one place. What is sent as text is read back and judged again, so none counts that
 * the reader takes as valid.
 */
export function brokenRequests(
  facts: DocumentFacts,
  operation: OperationFacts,
  { casebook, most }: Making,
): readonly BrokenRequest[] {
  const [valid] = casebook.requests(operation);
  if (valid === undefined) return [];
  const ofParameters = (['path', 'query', 'header'] as const).flatMap((place) => {
    const part = partSchema(operation, place);
    if (part === undefined) return [];
    // A query may hold nothing else. Other headers are allowed.
    const schema = place === 'query' && isObject(part) ? { ...part, additionalProperties: false } : part;
    return casebook.cases(schema).invalid.flatMap(({ value }) =>
      isObject(value) && isSendable(facts, operation, { place, values: value })
        ? breaksAgain(facts, casebook, { schema, value }).map((faults) => ({
            values: { ...valid, [place]: value },
            in: place,
            faults,
          }))
        : [],
    );
  });
  return [...ofParameters, ...brokenBodies(facts, operation, { casebook, most })];
}

function brokenBodies(
  facts: DocumentFacts,
  operation: OperationFacts,
  { casebook, most }: Making,
): readonly BrokenRequest[] {
  return casebook
    .requests(operation)
    .filter(
      ({ body }, index, all) => index === all.findIndex((each) => each.body?.mediaType === body?.mediaType),
    )
    .flatMap((valid) => {
      const { body } = valid;
      const described = operation.body?.content.get(body?.mediaType ?? '');
      if (body === undefined || described === undefined) return [];
      const { mediaType } = body;
      const isText = mediaType !== 'application/json';
      const schema = mediaType === 'multipart/form-data' ? fileForm(facts, described) : described;
      const { invalid } = casebook.cases(schema);
      const sendable = isText
        ? invalid.filter(
            ({ value }) => isObject(value) && Object.keys(value).length > 0 && hasShape(facts, schema, value),
          )
        : invalid;
      const step = Math.max(1, Math.ceil(sendable.length / most));
      return sendable
        .filter((_, index) => index % step === 0)
        .flatMap(({ value, faults }): BrokenRequest[] => {
          const judged = isText ? breaksAgain(facts, casebook, { schema, value }) : [faults];
          return judged.map((again) => ({
            values: { ...valid, body: { mediaType, value } },
            in: 'body' as const,
            faults: again,
          }));
        });
    });
}

/** What is wrong with values after they were sent as texts and read back; nothing if they are valid then. */
function breaksAgain(
  facts: DocumentFacts,
  { oracle }: Casebook,
  { schema, value }: { readonly schema: Schema; readonly value: Json },
): readonly (readonly Fault[])[] {
  const read = readBack(facts, schema, value) ?? {};
  const faults = oracle.judge(schema)(read);
  const isKept = isDeepStrictEqual(Object.keys(Object(value) as object), Object.keys(Object(read) as object));
  return faults.length === 0 || !isKept ? [] : [faults];
}

/** Whether the wire can carry the values at all, so that a refusal is about the value. */
function isSendable(
  facts: DocumentFacts,
  operation: OperationFacts,
  { place, values }: { readonly place: Part; readonly values: JsonObject },
): boolean {
  const parameters = operation.parameters.filter((each) => each.in === place);
  return (
    Object.entries(values).every(([name, value]) => {
      const parameter = parameters.find((each) => each.name === name);
      if (parameter === undefined) return place === 'query' && name === UNKNOWN_MEMBER && value !== null;
      if (!hasShape(facts, parameter.schema, value)) return false;
      // In a comma-separated list, a single empty item is no item.
      if (!parameter.explode && Array.isArray(value) && value.includes('')) return false;
      // No path has an empty segment, and headers hold visible ASCII.
      if (place === 'path') return value !== '' && value !== null;
      return place === 'query' || /^[!-~]+$/.test(String(value));
    }) &&
    (place !== 'path' || parameters.every(({ name }) => Object.hasOwn(values, name)))
  );
}

/** Lists are sent where lists are described, hashes where hashes are, texts where neither is; at every level. */
function hasShape(facts: DocumentFacts, schema: Schema, value: Json): boolean {
  const facets = facetsOf(facts, schema);
  const all = [...facets, ...alternativesOf(facets).flatMap((each) => facetsOf(facts, each))];
  const types = all.flatMap((facet) => typesOf([facet]) ?? []);
  if (Array.isArray(value)) {
    const items = all.find((facet) => Object.hasOwn(facet, 'items'))?.['items'] ?? true;
    return types.includes('array') && value.length > 0 && value.every((item) => hasShape(facts, items, item));
  }
  if (isObject(value)) {
    const members = new Map(
      all.flatMap((facet) => Object.entries((facet['properties'] ?? {}) as JsonObject)),
    );
    return (
      types.includes('object') &&
      Object.entries(value).every(([name, each]) => hasShape(facts, members.get(name) ?? {}, each))
    );
  }
  const scalars = types.filter((type) => type !== 'array' && type !== 'object');
  return value !== null && (types.length === 0 || scalars.length > 0);
}
