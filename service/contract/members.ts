import { hasDeployment, hasTier, type Instance } from '../instance.ts';
import { schemasOfDocument, type DocumentSchema } from './document.ts';

const known = new Map<string, ReadonlyMap<string, DocumentSchema>>();

/** An object without the members that this instance does not have, by `x-tier` and `x-deployment` of its schema. */
export function withinInstance<Body extends object>(instance: Instance, schema: string, body: Body): Body {
  const members = membersOf(schema);
  const kept = Object.entries(body).filter(([name]) => {
    const member = members.get(name);
    return hasTier(instance, member?.['x-tier']) && hasDeployment(instance, member?.['x-deployment'] ?? []);
  });
  // Members that depend on the instance are optional in every schema of the document.
  return Object.fromEntries(kept) as Body;
}

function membersOf(schema: string): ReadonlyMap<string, DocumentSchema> {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const schemas = schemasOfDocument();
  const start = schemas[schema];
  if (start === undefined) throw new TypeError(`The document has no schema ${schema}.`);
  const members = new Map<string, DocumentSchema>();
  collect(start, members);
  known.set(schema, members);
  return members;
}

function collect({ $ref, properties, allOf }: DocumentSchema, members: Map<string, DocumentSchema>): void {
  const target = $ref === undefined ? undefined : schemasOfDocument()[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (target !== undefined) collect(target, members);
  for (const part of allOf ?? []) collect(part, members);
  for (const [name, member] of Object.entries(properties ?? {})) members.set(name, member);
}
