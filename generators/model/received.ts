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
 * Which way the messages of an operation go: what the service sends as a request belongs to its responses. So members that
 * are `readOnly` stand in the payload of a webhook, and it may hold more than the document says.
 */
export function directionsOfOperation({ sentBy }: Pick<Operation, 'sentBy'>): {
  readonly to: Direction;
  readonly from: Direction;
} {
  return sentBy === 'client' ? { to: 'request', from: 'response' } : { to: 'response', from: 'request' };
}
