import type { ApiModel, Schema } from './model.ts';
import { createSchemaGraph, type SchemaGraph } from './schema-graph.ts';
import { allSchemas, referencesOf } from './schema-walk.ts';

/** Which way a value goes: properties marked `readOnly` belong to responses, those marked `writeOnly` to requests. */
export type Direction = 'request' | 'response';

const graphs = new WeakMap<ApiModel, SchemaGraph>();

/**
 * Whether a schema means one thing in requests and another in responses: it reaches a property that is `readOnly` or
 * `writeOnly` (JSON Schema 2020-12, Validation section 9.4). Types and validators then have two variants.
 */
export function hasVariants(model: ApiModel, schema: Schema): boolean {
  const graph = graphOf(model);
  return holdsDirection(schema) || [...referencesOf(schema)].some((reference) => graph.isDirectional(reference));
}

function graphOf(model: ApiModel): SchemaGraph {
  const known = graphs.get(model);
  if (known !== undefined) return known;
  const graph = createSchemaGraph(new Map(model.schemas.map(({ ref, schema }) => [ref, schema])));
  graphs.set(model, graph);
  return graph;
}

function holdsDirection(schema: Schema): boolean {
  return [...allSchemas(schema)].some(
    (part) => typeof part === 'object' && (part['readOnly'] === true || part['writeOnly'] === true),
  );
}
