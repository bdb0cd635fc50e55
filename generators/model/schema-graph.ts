import { keywordOf, type Schema } from '../schema/schema.ts';
import { allSchemas, memoizePerSchema, referencesOf } from '../schema/visit.ts';
import { reach, reverse } from './reach.ts';
import { recursiveNodes } from './recursive-nodes.ts';
import { repeatedSchemas } from './repeated-checks.ts';

/** The references between named schemas (`#/components/schemas/<Name>`). */
export interface SchemaGraph {
  /** The references and everything that is reachable from them. */
  reachableFrom(references: Iterable<string>): ReadonlySet<string>;
  /** Whether the schema can reach itself. */
  isRecursive(reference: string): boolean;
  /** Whether the schema can be applied to one part of a value very often. */
  isRepeated(reference: string): boolean;
  /** Whether the schema, or one that it reaches, has a member that is only for requests or only for responses. */
  isDirectional(reference: string): boolean;
}

export function createSchemaGraph(schemas: ReadonlyMap<string, Schema>): SchemaGraph {
  const edges = new Map([...schemas].map(([reference, schema]) => [reference, referencesOf(schema)]));
  const reachableFrom = (references: Iterable<string>): ReadonlySet<string> => reach(edges, references);
  const directional = reach(
    reverse(edges),
    [...schemas].filter(([, schema]) => holdsDirection(schema)).map(([reference]) => reference),
  );
  const recursive = recursiveNodes(edges);
  const repeated = repeatedSchemas(schemas, edges, recursive);
  return {
    reachableFrom,
    isDirectional: (reference) => directional.has(reference),
    isRecursive: (reference) => recursive.has(reference),
    isRepeated: (reference) => repeated.has(reference),
  };
}

/** `readOnly` and `writeOnly` (JSON Schema 2020-12, Validation section 9.4), which decide the direction of members. */
const holdsDirection = memoizePerSchema((schema) => {
  for (const part of allSchemas(schema)) {
    if (keywordOf(part, 'readOnly') === true || keywordOf(part, 'writeOnly') === true) return true;
  }
  return false;
});
