import { componentReference } from '../source/normalize/bundle/reference.ts';
import type { JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { memoize } from '../incremental/memoize.ts';
import { isSchema, type Schema } from '../schema/schema.ts';
import { referencesOf } from '../schema/visit.ts';
import { requestSchemas, responseSchemas } from './message-schemas.ts';
import type { Extending } from './inheritance.ts';
import type { ApiModel, NamedSchema, Operation } from './model.ts';
import type { NodeReader } from './node-reader.ts';
import { polymorphicSchemas } from './polymorphic-schemas.ts';
import { createSchemaGraph, type SchemaGraph } from './schema-graph.ts';
import type { Direction } from './variants.ts';

/** The schemas of the components, in the order of the document, and their polymorphic form. */
export function readSchemas(
  reader: NodeReader,
  components: JsonObject,
  operations: readonly Operation[],
): Pick<ApiModel, 'schemas' | 'polymorphic'> {
  const holder = isObject(components['schemas']) ? components['schemas'] : {};
  const named = Object.entries(holder).flatMap(([key, schema]) => {
    if (!isSchema(schema)) return [];
    const at = reader.place(typeof schema === 'object' ? schema : holder);
    return [{ key, ref: componentReference('schema', key), schema, at }];
  });
  const written = polymorphicSchemas(named);
  const graph = graphOf(named);
  const meant = written === named ? graph : graphOf(written);
  const inRequests = meant.reachableFrom(operations.flatMap((each) => referencesIn(each).request));
  const inResponses = meant.reachableFrom(operations.flatMap((each) => referencesIn(each).response));
  const complete = ({ key, ref, schema, at }: (typeof named)[number], of: SchemaGraph): NamedSchema => ({
    key,
    ref,
    schema,
    reachedBy: { requests: inRequests.has(ref), responses: inResponses.has(ref) },
    recursive: of.isRecursive(ref),
    repeated: of.isRepeated(ref),
    hasVariants: meant.isDirectional(ref),
    at,
  });
  const schemas = named.map((each) => complete(each, graph));
  if (written === named) return { schemas, polymorphic: schemas };
  const known = new Map(named.map((each, index) => [each, schemas[index]]));
  return { schemas, polymorphic: written.map((each) => known.get(each) ?? complete(each, meant)) };
}

function graphOf(schemas: readonly Extending[]): SchemaGraph {
  return createSchemaGraph(new Map(schemas.map(({ ref, schema }) => [ref, schema])));
}

/** The references in messages to the service, and in messages from it. */
const referencesIn = memoize((operation: Operation): Readonly<Record<Direction, readonly string[]>> => {
  const sent = referencesOfAll(requestSchemas(operation));
  const received = referencesOfAll(responseSchemas(operation));
  return operation.sentBy === 'client'
    ? { request: sent, response: received }
    : { request: received, response: sent };
});

function referencesOfAll(schemas: readonly Schema[]): readonly string[] {
  return [...new Set(schemas.flatMap((schema) => [...referencesOf(schema)]))];
}
