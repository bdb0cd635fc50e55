import type { ApiModel, Operation } from './model.ts';

/** All operations of a document: those of its paths, and those that the service calls. */
export function allOperations({ operations, received }: ApiModel): readonly Operation[] {
  return [...operations, ...received.map(({ operation }) => operation)];
}
