import { componentReference } from '../source/bundle/reference.ts';
import type { JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import { isSchema, type Schema } from '../schema/schema.ts';
import { referencesOf } from '../schema/visit.ts';
import { requestSchemas, responseSchemas } from './message-schemas.ts';
import type { NamedSchema, Operation } from './model.ts';
import { entries, type NodeReader } from './node-reader.ts';
import { createSchemaGraph } from './schema-graph.ts';
import type { Direction } from './variants.ts';

/** The schemas of the components, in the order of the document. */
export function readSchemas(
  reader: NodeReader,
  components: JsonObject,
  operations: readonly Operation[],
): readonly NamedSchema[] {
  const nodes = entries(components, 'schemas').flatMap(([key, schema]) =>
    isSchema(schema) ? [[componentReference('schema', key), schema] as const] : [],
  );
  const graph = createSchemaGraph(new Map(nodes));
  const inRequests = graph.reachableFrom(operations.flatMap((each) => referencesTo(each, 'request')));
  const inResponses = graph.reachableFrom(operations.flatMap((each) => referencesTo(each, 'response')));
  const holder = isObject(components['schemas']) ? components['schemas'] : {};
  return Object.entries(holder).flatMap(([key, schema]): NamedSchema[] => {
    if (!isSchema(schema)) return [];
    const ref = componentReference('schema', key);
    return [
      {
        key,
        ref,
        schema,
        reachedBy: { requests: inRequests.has(ref), responses: inResponses.has(ref) },
        recursive: graph.isRecursive(ref),
        repeated: graph.isRepeated(ref),
        hasVariants: graph.isDirectional(ref),
        at: reader.place(typeof schema === 'object' ? schema : holder),
      },
    ];
  });
}

/** The references in messages to the service, and from it, by operation. Operations no longer change. */
const referencesIn = new WeakMap<Operation, Readonly<Record<Direction, readonly string[]>>>();

function referencesTo(operation: Operation, direction: Direction): readonly string[] {
  const known = referencesIn.get(operation) ?? readReferences(operation);
  referencesIn.set(operation, known);
  return known[direction];
}

function readReferences(operation: Operation): Readonly<Record<Direction, readonly string[]>> {
  const sent = referencesOfAll(requestSchemas(operation));
  const received = referencesOfAll(responseSchemas(operation));
  return operation.sentBy === 'client'
    ? { request: sent, response: received }
    : { request: received, response: sent };
}

function referencesOfAll(schemas: readonly Schema[]): readonly string[] {
  return [...new Set(schemas.flatMap((schema) => [...referencesOf(schema)]))];
}
