import type { Places } from '../diagnostics/place.ts';
import type { JsonObject } from '../source/document.ts';
import { oncePer } from '../source/once.ts';
import { Remembered } from '../source/remembered.ts';
import type { Operation } from './model.ts';
import type { NodeReader } from './node-reader.ts';

/** An operation, and its node, which may have callbacks. */
export interface OperationNode {
  readonly node: JsonObject;
  /** The operation of the previous version, if it turned out to be equal. */
  operation: Operation;
}

interface Known {
  readonly made: OperationNode;
  readonly from: readonly unknown[];
}

/** Operations by their nodes, for one set of places: other places show that an object has moved. */
const rememberedAt = oncePer((_places: Places) => new Remembered<Known>());

/**
 * The operation of a node. The earlier one is reused if everything that was read for it is unchanged.
 * @param from what is read for it, besides the node and the targets of references
 */
export function operationAt(
  reader: NodeReader,
  node: JsonObject,
  from: readonly unknown[],
  make: () => Operation,
): OperationNode {
  const { places, references } = reader;
  const remembered = rememberedAt(places);
  const before = remembered.of(node, references);
  if (before !== undefined && from.every((each, index) => Object.is(each, before.from[index])))
    return before.made;
  const { made: operation, followed } = references.noted(make);
  const made = { node, operation };
  remembered.keep(node, { made, from }, followed);
  return made;
}
