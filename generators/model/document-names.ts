import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { suggest } from '../source/suggestion.ts';
import { NamePlanner, planNames, type NamePlan } from '../typescript/names.ts';
import type { NamedSchema, Names, Operation } from './model.ts';
import type { Naming } from './naming.ts';
import type { OperationDraft } from './operation-drafts.ts';
import type { SchemaDraft } from './schema-drafts.ts';

/** The names of the schemas and operations of a document, which share one scope. */
export interface DocumentNames {
  readonly schema: (draft: SchemaDraft) => NamedSchema;
  readonly operation: (draft: OperationDraft) => Operation;
  /** Names of users for keys that the document does not have, and names that differ from the plain ones. */
  readonly findings: readonly Finding[];
}

/** Plans the names of all schemas, then of all operations. */
export function planDocument(
  naming: Naming,
  drafts: { readonly schemas: readonly SchemaDraft[]; readonly operations: readonly OperationDraft[] },
): DocumentNames {
  const planner = new NamePlanner(naming);
  const schemas = planner.schemas(new Map(drafts.schemas.map(({ key, hasVariants }) => [key, hasVariants])));
  const operations = planner.operations(drafts.operations.map(({ id }) => id));
  const schema = (draft: SchemaDraft): NamedSchema => ({
    ...draft,
    names: nameOf(schemas.names, draft.key),
    requestType: schemas.requestTypes.get(draft.key),
  });
  const operation = (draft: OperationDraft): Operation => ({
    ...draft,
    names: nameOf(operations.names, draft.id),
  });
  const schemaOf = new Map(drafts.schemas.map((draft) => [draft.key, draft]));
  const operationOf = new Map(drafts.operations.toReversed().map((draft) => [draft.id, draft]));
  return {
    schema,
    operation,
    findings: [
      ...unknownKeys('schema', naming.schemas, schemas.names),
      ...unknownKeys('operation', naming.operations, operations.names),
      ...renamed('schema', schemas, schemaOf),
      ...renamed('operation', operations, operationOf),
    ],
  };
}

/** The names of families, which have no types. */
export function namesOfTags(tags: readonly string[]): (tag: string) => Names {
  const { names } = planNames(tags);
  return (tag) => nameOf(names, tag);
}

/** Keys that a user names and the document does not have. */
function unknownKeys(
  kind: string,
  given: Readonly<Record<string, string>> | undefined,
  names: ReadonlyMap<string, Names>,
): readonly Finding[] {
  return Object.keys(given ?? {})
    .filter((key) => !names.has(key))
    .map((key) => finding('names/unknown-key', { kind, key, hint: suggest(key, [...names.keys()]) }));
}

/** Keys whose names are not the plain ones, as another key has those. */
function renamed(
  kind: string,
  { names, renamed: keys }: NamePlan,
  drafts: ReadonlyMap<string, SchemaDraft | OperationDraft>,
): readonly Finding[] {
  return keys.map((key) =>
    finding('names/qualified', { kind, key, name: nameOf(names, key).type }, drafts.get(key)?.at),
  );
}

function nameOf(names: ReadonlyMap<string, Names>, key: string): Names {
  const found = names.get(key);
  if (found === undefined) throw new Error(`No name was planned for ${key}.`);
  return found;
}
