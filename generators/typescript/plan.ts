import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Place } from '../diagnostics/place.ts';
import type { ApiModel } from '../model/model.ts';
import { allOperations } from '../model/received.ts';
import { suggest } from '../source/rules/suggestion.ts';
import { bodyEndings } from './body-types.ts';
import { NamePlanner, planNames, type NamePlan, type SchemaNamePlan } from './names.ts';

/** The names of a document by the keys of the model. */
export interface DocumentNames {
  readonly schemas: SchemaNamePlan;
  readonly operations: NamePlan;
  /** Families have no types. */
  readonly families: NamePlan;
}

/** The last plan with its inputs, as most edits change no keys. */
let last: { readonly text: string; readonly names: DocumentNames } | undefined;

/** Plans the names of all schemas, then of all operations. */
export function planDocument(model: ApiModel): DocumentNames {
  const { naming } = model;
  const schemas = model.polymorphic.map(({ key, hasVariants }) => [key, hasVariants] as const);
  const operations = allOperations(model).map(({ id }) => id);
  const families = [...new Set(allOperations(model).map(({ family }) => family))];
  const bodies = bodiesOf(model);
  const text = JSON.stringify([naming, schemas, operations, families, [...bodies]]);
  if (last?.text === text) return last.names;
  const planner = new NamePlanner(naming);
  const names = {
    schemas: planner.schemas(new Map(schemas)),
    operations: planner.operations(operations, bodies),
    families: planNames(families),
  };
  last = { text, names };
  return names;
}

/** The endings of the types of bodies by operationId. */
function bodiesOf(model: ApiModel): ReadonlyMap<string, readonly string[]> {
  const byId = Map.groupBy(allOperations(model), ({ id }) => id);
  return new Map(
    [...byId].map(([id, operations]) => [
      id,
      operations.flatMap(({ body }) => bodyEndings(body?.content ?? [])),
    ]),
  );
}

/** Findings for names that users chose for unknown keys, and for names that differ from the plain ones. */
export function findingsOfNames(
  { naming, polymorphic: schemas, ...model }: ApiModel,
  names: DocumentNames,
): readonly Finding[] {
  const places = {
    schemas: new Map(schemas.map(({ key, at }) => [key, at])),
    // For several operations with one id, the place is that of the first.
    operations: new Map(
      allOperations(model)
        .toReversed()
        .map(({ id, at }) => [id, at]),
    ),
  };
  return [
    ...unknownKeys('schema', naming.schemas, names.schemas),
    ...unknownKeys('operation', naming.operations, names.operations),
    ...renamed('schema', names.schemas, places.schemas),
    ...renamed('operation', names.operations, places.operations),
  ];
}

/** Reports names for keys that the document does not have. */
function unknownKeys(
  kind: string,
  given: Readonly<Record<string, string>> = {},
  { names }: NamePlan,
): readonly Finding[] {
  return Object.keys(given)
    .filter((key) => !names.has(key))
    .map((key) => finding('names/unknown-key', { kind, key, hint: suggest(key, [...names.keys()]) }));
}

/** Reports names that are not plain. */
function renamed(
  kind: string,
  { qualified }: NamePlan,
  places: ReadonlyMap<string, Place>,
): readonly Finding[] {
  return qualified.map(({ key, type, value }) => {
    // A schema is used by its type, and an operation by its function.
    const name = (kind === 'schema' ? (type ?? value) : (value ?? type)) ?? key;
    return finding('names/qualified', { kind, key, name, isType: name === type }, places.get(key));
  });
}
