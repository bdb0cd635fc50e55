import { componentReference } from '../source/bundle/reference.ts';
import type { JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import { oncePer } from '../source/once.ts';
import { isSchema, type Schema } from '../schema/schema.ts';
import { referencesOf } from '../schema/visit.ts';
import { requestSchemas, responseSchemas } from './message-schemas.ts';
import type { NamedSchema, Operation } from './model.ts';
import type { NodeReader } from './node-reader.ts';
import { createSchemaGraph } from './schema-graph.ts';
import type { Direction } from './variants.ts';

/** The schemas of the components, in the order of the document. */
export function readSchemas(
  reader: NodeReader,
  components: JsonObject,
  operations: readonly Operation[],
): readonly NamedSchema[] {
  const holder = isObject(components['schemas']) ? components['schemas'] : {};
  const named = Object.entries(holder).flatMap(([key, schema]) =>
    isSchema(schema) ? [{ key, ref: componentReference('schema', key), schema }] : [],
  );
  const graph = createSchemaGraph(new Map(named.map(({ ref, schema }) => [ref, schema])));
  const inRequests = graph.reachableFrom(operations.flatMap((each) => referencesIn(each).request));
  const inResponses = graph.reachableFrom(operations.flatMap((each) => referencesIn(each).response));
  return named.map(({ key, ref, schema }) => ({
    key,
    ref,
    schema,
    reachedBy: { requests: inRequests.has(ref), responses: inResponses.has(ref) },
    recursive: graph.isRecursive(ref),
    repeated: graph.isRepeated(ref),
    hasVariants: graph.isDirectional(ref),
    at: reader.place(typeof schema === 'object' ? schema : holder),
  }));
}

/** The references in messages to the service, and from it. */
const referencesIn = oncePer((operation: Operation): Readonly<Record<Direction, readonly string[]>> => {
  const sent = referencesOfAll(requestSchemas(operation));
  const received = referencesOfAll(responseSchemas(operation));
  return operation.sentBy === 'client'
    ? { request: sent, response: received }
    : { request: received, response: sent };
});

function referencesOfAll(schemas: readonly Schema[]): readonly string[] {
  return [...new Set(schemas.flatMap((schema) => [...referencesOf(schema)]))];
}
