import type { Places } from '../diagnostics/place.ts';
import type { JsonObject } from '../source/document.ts';
import { Remembered } from '../source/remembered.ts';
import type { Operation } from './model.ts';
import type { NodeReader } from './node-reader.ts';

/** An operation with the node that describes it, and that may hold callbacks. */
export interface OperationNode {
  readonly node: JsonObject;
  /** That of the version before, once it is known to be equal. */
  operation: Operation;
}

interface Known {
  readonly made: OperationNode;
  readonly from: readonly unknown[];
}

/** The operations of a document by their nodes. Whether an object still stands where it stood, its places know. */
const known = new WeakMap<Places, Remembered<Known>>();

/**
 * The operation that a node describes: the one that was made of it before, where all is the same that was read for it.
 * @param from all that is read for it beside the node and what references lead to
 */
export function operationAt(
  reader: NodeReader,
  node: JsonObject,
  from: readonly unknown[],
  make: () => Operation,
): OperationNode {
  const { places, references } = reader;
  const remembered = known.get(places) ?? new Remembered<Known>();
  known.set(places, remembered);
  const before = remembered.of(node, references);
  if (before !== undefined && from.every((each, index) => Object.is(each, before.from[index])))
    return before.made;
  const { made: operation, followed } = references.noted(make);
  const made = { node, operation };
  remembered.keep(node, { made, from }, followed);
  return made;
}
