import { jsonText } from '../../runtime/contract/json-text.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { ApiModel, Family, NamedSchema, Operation, ReceivedOperation } from '../model/model.ts';
import type { Layout } from '../model/layout.ts';
import { allOperations } from '../model/received.ts';
import { memoize } from '../incremental/memoize.ts';
import { dataOf, derive } from '../incremental/versions.ts';
import type { Names } from './names.ts';
import { findingsOfNames, planDocument } from './plan.ts';

/** The model with TypeScript names for its keys. It is plain data too, so that units depend on the names that they read. */
export interface TsModel extends ApiModel {
  readonly families: readonly TsFamily[];
  readonly operations: readonly TsOperation[];
  readonly received: readonly TsReceivedOperation[];
  readonly schemas: readonly TsSchema[];
  readonly polymorphic: readonly TsSchema[];
}

/** A family with its names. */
export interface TsFamily extends Family {
  readonly names: Names;
  readonly operations: readonly TsOperation[];
}

/** An operation with its names, and the module that contains it in each artifact. */
export interface TsOperation extends Operation {
  readonly names: Names;
  readonly module: OperationModule;
}

/** The module of an operation, or the module that the operations of a family share. */
export interface OperationModule {
  /** Below the folder of an artifact, without extension: `operations/list-groups`, `families/groups`. */
  readonly path: string;
  readonly layout: Layout;
  /** The functions of its operations. */
  readonly functions: readonly string[];
}

/** An operation that the service calls, with its names. */
export interface TsReceivedOperation extends ReceivedOperation {
  readonly operation: TsOperation;
}

/** A schema of the components with its names. */
export interface TsSchema extends NamedSchema {
  readonly names: Names;
  /** Name of the type in requests: `GroupRequest`. Undefined if it is the same as in responses. */
  readonly requestType: string | undefined;
}

/** The names of a document, which are planned once for each version of the model. */
const planOf = memoize(planDocument);

/** The models from which models with names were made. */
const origins = new WeakMap<ApiModel, ApiModel>();

const inLayout: Readonly<Record<Layout, (model: ApiModel) => TsModel>> = {
  operation: derive((model) => inTypeScript(model, 'operation')),
  family: derive((model) => inTypeScript(model, 'family')),
};

/**
 * The model with its names in TypeScript.
 * @param layout that of the model by default; some artifacts need another
 */
export function tsModelOf(model: ApiModel, layout: Layout = model.layout): TsModel {
  const origin = origins.get(dataOf(model));
  if (origin === undefined) return inLayout[layout](model);
  // A model that has an origin has names.
  return layout === model.layout ? (model as TsModel) : inLayout[layout](origin);
}

/** A part of a model, with the names of the whole. */
export function partOfModel(
  model: TsModel,
  part: Partial<Pick<TsModel, 'families' | 'operations' | 'received' | 'schemas'>>,
): TsModel {
  const made = { ...model, ...part };
  origins.set(made, origins.get(model) ?? model);
  return made;
}

/** Findings about names for unknown keys, and names that are not plain. */
export function nameFindings(model: ApiModel): readonly Finding[] {
  return findingsOfNames(model, planOf(model));
}

/** The operations by the paths of their modules. */
export function byModule(operations: readonly TsOperation[]): ReadonlyMap<string, readonly TsOperation[]> {
  return Map.groupBy(operations, ({ module }) => module.path);
}

function inTypeScript(model: ApiModel, layout: Layout): TsModel {
  const plan = planOf(model);
  const fileOf = ({ id, family }: Operation): string =>
    layout === 'family'
      ? `families/${nameOf(plan.families.names, family).file}`
      : `operations/${nameOf(plan.operations.names, id).file}`;
  const modules = new Map(
    [...Map.groupBy(allOperations(model), fileOf)].map(([path, operations]) => {
      const functions = operations.map(({ id }) => nameOf(plan.operations.names, id).value);
      return [path, { path, layout, functions }];
    }),
  );
  const operationOf = (operation: Operation): TsOperation =>
    withNames(operation, {
      names: nameOf(plan.operations.names, operation.id),
      module: nameOf(modules, fileOf(operation)),
    });
  const schemaOf = (schema: NamedSchema): TsSchema =>
    withNames(schema, {
      names: nameOf(plan.schemas.names, schema.key),
      requestType: plan.schemas.requestTypes.get(schema.key),
    });
  const schemas = model.schemas.map(schemaOf);
  const operations = new Map(model.operations.map((operation) => [operation, operationOf(operation)]));
  const made: TsModel = {
    ...model,
    layout,
    families: model.families.map((family) => ({
      ...family,
      names: nameOf(plan.families.names, family.tag),
      operations: family.operations.map((operation) => operations.get(operation) ?? operationOf(operation)),
    })),
    operations: [...operations.values()],
    received: model.received.map((received) => ({ ...received, operation: operationOf(received.operation) })),
    schemas,
    polymorphic: model.polymorphic === model.schemas ? schemas : model.polymorphic.map(schemaOf),
  };
  origins.set(made, model);
  return made;
}

/** The last result of `withNames` for an object. */
const namedCache = new WeakMap<object, { readonly text: string; readonly named: object }>();

/** An object of the model with its names; the same result in later models if both are the same. */
function withNames<Part extends object, Added extends object>(part: Part, added: Added): Part & Added {
  const text = jsonText(added);
  const last = namedCache.get(part);
  if (last?.text === text) return last.named as Part & Added;
  const named = { ...part, ...added };
  namedCache.set(part, { text, named });
  return named;
}

function nameOf<Name>(names: ReadonlyMap<string, Name>, key: string): Name {
  const found = names.get(key);
  if (found === undefined) throw new Error(`No name was planned for ${key}.`);
  return found;
}
