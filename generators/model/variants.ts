import type { ApiModel } from './model.ts';
import { createSchemaGraph, type SchemaGraph } from './schema-graph.ts';

/** Which way a value goes: members marked `readOnly` belong to responses, those marked `writeOnly` to requests. */
export type Direction = 'request' | 'response';

const graphs = new WeakMap<ApiModel, SchemaGraph>();

/**
 * Whether a named schema, given by its reference, means one thing in requests and another in responses: it reaches a
 * member that is `readOnly` or `writeOnly` (JSON Schema 2020-12 Validation, section 9.4). Types and validators then have
 * a variant of their own for requests.
 */
export function hasVariants(model: ApiModel, reference: string): boolean {
  return graphOf(model).isDirectional(reference);
}

function graphOf(model: ApiModel): SchemaGraph {
  const known = graphs.get(model);
  if (known !== undefined) return known;
  const graph = createSchemaGraph(new Map(model.schemas.map(({ ref, schema }) => [ref, schema])));
  graphs.set(model, graph);
  return graph;
}
