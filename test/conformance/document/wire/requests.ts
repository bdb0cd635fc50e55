import fastCheck from 'fast-check';
import type { DocumentFacts, Location, OperationFacts, Schema } from '../facts.ts';
import { isObject, without, type Json, type JsonObject } from '../json.ts';
import { alternativesOf, facetsOf, membersOf } from '../schema.ts';
import type { Oracle } from '../oracle.ts';
import { valuesOf, type Extent } from '../values/arbitrary.ts';
import { partSchema, visible } from './part-schema.ts';
import { readBack } from './read-back.ts';
import type { BodyValue, RequestValues } from './request.ts';

export interface Sampling {
  readonly oracle: Oracle;
  readonly seed: number;
  /** Requests for each media type of the body. */
  readonly count?: number;
}

/** Valid requests of an operation: the first with everything, the second with as little as allowed. */
export function validRequests(
  facts: DocumentFacts,
  operation: OperationFacts,
  { oracle, seed, count = 4 }: Sampling,
): readonly RequestValues[] {
  const mediaTypes = operation.body === undefined ? [undefined] : [...operation.body.content.keys()];
  const extents: readonly Extent[] = [
    { members: 'all', depth: 2 },
    { members: 'some', depth: 0 },
    ...Array.from({ length: count - 2 }, (): Extent => ({ members: 'some', depth: 2 })),
  ];
  return mediaTypes.flatMap((mediaType) =>
    extents.map((extent, index) => {
      const sample = (schema: Schema, isText: boolean): Json =>
        sampleOne(facts, schema, { oracle, seed: seed + index, extent, isText });
      const part = (place: Location): JsonObject => {
        const whole = partSchema(operation, place);
        const schema = place === 'header' ? visible(whole) : whole;
        const value = schema === undefined ? {} : sample(schema, true);
        return isObject(value) ? value : {};
      };
      const schema = mediaType === undefined ? undefined : operation.body?.content.get(mediaType);
      const value = schema === undefined ? undefined : sample(schema, mediaType !== 'application/json');
      const body: BodyValue | undefined =
        mediaType === undefined || value === undefined || isNothing(operation, value)
          ? undefined
          : { mediaType, value };
      return { path: part('path'), query: part('query'), header: part('header'), body };
    }),
  );
}

/** Servers refuse undescribed parameters and form fields, even if a schema is open to them. */
function describedOnly(facts: DocumentFacts, schema: Schema, value: Json): Json {
  if (!isObject(value)) return value;
  const facets = facetsOf(facts, schema);
  const names = new Set(
    [...facets, ...alternativesOf(facets).flatMap((each) => facetsOf(facts, each))].flatMap((facet) => [
      ...membersOf([facet]).keys(),
    ]),
  );
  return without(
    value,
    Object.keys(value).filter((name) => !names.has(name)),
  );
}

/** An optional body without members says nothing. */
function isNothing({ body }: OperationFacts, value: Json): boolean {
  return body?.isRequired === false && isObject(value) && Object.keys(value).length === 0;
}

/** Values sent as texts are taken as they come back, without what cannot be sent. */
function sampleOne(
  facts: DocumentFacts,
  schema: Schema,
  how: Sampling & { readonly extent: Extent; readonly isText: boolean },
): Json {
  const { oracle, seed, extent, isText } = how;
  const judge = oracle.judge(schema);
  const values = valuesOf(facts, schema, { ...extent, isText })
    .map((value) => (isText ? (readBack(facts, schema, describedOnly(facts, schema, value)) ?? {}) : value))
    .filter((value) => judge(value).length === 0);
  const [value] = fastCheck.sample(values, { seed, numRuns: 1 });
  if (value === undefined) throw new Error('There is no sample.');
  return value;
}
