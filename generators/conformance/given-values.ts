import type { Operation, ParameterIn } from '../model/model.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';

/** Values of the caller, such as ids of existing resources: for one operation, or for path parameters of all. */
export interface GivenValues {
  /** By the name of the parameter. */
  readonly everywhere: JsonObject;
  /** By `operationId`, then by the name of the parameter; `body` has members of the body. */
  readonly operations: { readonly [operation: string]: JsonObject };
}

/** The values of a run without values of the caller. */
export const noValues: GivenValues = { everywhere: {}, operations: {} };

/**
 * Reads `{ id: 7, getProject: { id: 'group/project' } }`: a member with the name of an operation is for that operation
 * only.
 */
export function readGivenValues(value: JsonObject, operations: readonly Operation[]): GivenValues {
  const ids = new Set(operations.map(({ id }) => id));
  const entries = Object.entries(value);
  const own = entries.filter(
    (entry): entry is [string, JsonObject] => ids.has(entry[0]) && isObject(entry[1]),
  );
  const others = entries.filter(([name, each]) => !(ids.has(name) && isObject(each)));
  return { everywhere: Object.fromEntries(others), operations: Object.fromEntries(own) };
}

/** The given values for the parameters of an operation in one location. */
export function givenFor(
  { everywhere, operations }: GivenValues,
  operation: Operation,
  location: ParameterIn,
): JsonObject {
  const own = Object.hasOwn(operations, operation.id) ? (operations[operation.id] ?? {}) : {};
  const found = operation.parameters
    .filter((parameter) => parameter.in === location)
    .flatMap(({ name }): [string, Json][] => {
      const value = Object.hasOwn(own, name) ? own[name] : undefined;
      const general = location === 'path' && Object.hasOwn(everywhere, name) ? everywhere[name] : undefined;
      const chosen = value ?? general;
      return chosen === undefined ? [] : [[name, chosen]];
    });
  return Object.fromEntries(found);
}

/** The given members for the body of an operation. A parameter called `body` takes precedence. */
export function givenForBody({ operations }: GivenValues, operation: Operation): JsonObject {
  const own = Object.hasOwn(operations, operation.id) ? (operations[operation.id] ?? {}) : {};
  const hasParameter = operation.parameters.some(({ name }) => name === 'body');
  const members = !hasParameter && Object.hasOwn(own, 'body') ? own['body'] : undefined;
  return isObject(members) ? members : {};
}
