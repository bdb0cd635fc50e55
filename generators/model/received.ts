import type { Operation } from './model.ts';
import type { Direction } from './variants.ts';

/** All operations of a document: those of its paths, and those that the service calls. */
export function allOperations<Each extends Operation>({
  operations,
  received,
}: {
  readonly operations: readonly Each[];
  readonly received: readonly { readonly operation: Each }[];
}): readonly Each[] {
  return [...operations, ...received.map(({ operation }) => operation)];
}

/**
 * The directions of the messages of an operation. A request that the service sends counts as a response: it may have
 * `readOnly` members, and more members than the document describes.
 */
export function directionsOfOperation({ sentBy }: Pick<Operation, 'sentBy'>): {
  readonly to: Direction;
  readonly from: Direction;
} {
  return sentBy === 'client' ? { to: 'request', from: 'response' } : { to: 'response', from: 'request' };
}
