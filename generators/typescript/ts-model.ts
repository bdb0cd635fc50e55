import type { Finding } from '../diagnostics/finding.ts';
import type { ApiModel, Family, NamedSchema, Operation, ReceivedOperation } from '../model/model.ts';
import type { Names } from './names.ts';
import { findingsOfNames, planDocument } from './plan.ts';

/**
 * The model with the names that TypeScript has for its keys: what emitters of TypeScript see. It is plain data as well, so
 * that what a unit reads of it holds the names that it prints.
 */
export interface TsModel extends ApiModel {
  readonly families: readonly TsFamily[];
  readonly operations: readonly TsOperation[];
  readonly received: readonly TsReceivedOperation[];
  readonly schemas: readonly TsSchema[];
}

/** A family with its names. */
export interface TsFamily extends Family {
  readonly names: Names;
  readonly operations: readonly TsOperation[];
}

/** An operation with its names. */
export interface TsOperation extends Operation {
  readonly names: Names;
}

/** What the service calls, with the names of its operation. */
export interface TsReceivedOperation extends ReceivedOperation {
  readonly operation: TsOperation;
}

/** A schema of the components with its names. */
export interface TsSchema extends NamedSchema {
  readonly names: Names;
  /** Name of the type in requests: `GroupRequest`. Undefined where it is the one of responses. */
  readonly requestType: string | undefined;
}

/** A model and what was found when its names were planned. */
interface Named {
  readonly model: TsModel;
  readonly findings: readonly Finding[];
}

/** A model does not change, and every emitter asks for its names. */
const known = new WeakMap<ApiModel, Named>();

/** The model with its names in TypeScript, which are planned once for each model. */
export function tsModelOf(model: ApiModel): TsModel {
  return namedOf(model).model;
}

/** What users should know of the names: those given for nothing, and those that had to differ from the plain ones. */
export function nameFindings(model: ApiModel): readonly Finding[] {
  return namedOf(model).findings;
}

function namedOf(model: ApiModel): Named {
  const found = known.get(model);
  if (found !== undefined) return found;
  const plan = planDocument(model);
  const operationOf = (operation: Operation): TsOperation =>
    withNames(operation, { names: nameOf(plan.operations.names, operation.id) });
  const operations = new Map(model.operations.map((operation) => [operation, operationOf(operation)]));
  const result: Named = {
    model: {
      ...model,
      families: model.families.map((family) => ({
        ...family,
        names: nameOf(plan.families.names, family.tag),
        operations: family.operations.map((operation) => operations.get(operation) ?? operationOf(operation)),
      })),
      operations: [...operations.values()],
      received: model.received.map((received) => ({
        ...received,
        operation: operationOf(received.operation),
      })),
      schemas: model.schemas.map((schema) =>
        withNames(schema, {
          names: nameOf(plan.schemas.names, schema.key),
          requestType: plan.schemas.requestTypes.get(schema.key),
        }),
      ),
    },
    findings: findingsOfNames(model, plan),
  };
  known.set(model, result);
  known.set(result.model, result);
  return result;
}

/** What has names, by what they are names of, with the names as one text. */
const named = new WeakMap<object, { readonly text: string; readonly made: object }>();

/** A thing with its names. As long as these are the same, it is the same object, in the models that follow each other too. */
function withNames<Thing extends object, Added extends object>(thing: Thing, added: Added): Thing & Added {
  const text = JSON.stringify(added);
  const before = named.get(thing);
  // What was made of a thing is of the type of what is made of it now.
  if (before?.text === text) return before.made as Thing & Added;
  const made = { ...thing, ...added };
  named.set(thing, { text, made });
  return made;
}

function nameOf(names: ReadonlyMap<string, Names>, key: string): Names {
  const found = names.get(key);
  if (found === undefined) throw new Error(`No name was planned for ${key}.`);
  return found;
}
