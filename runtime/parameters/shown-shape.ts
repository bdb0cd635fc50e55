import type { ParameterDescriptor, SendableValue, ValueType } from './descriptor.ts';
import { isList } from './nested-pairs.ts';
import type { Tree } from './nested-tree.ts';
import { writeScalar } from './scalar.ts';
import { isScalarOf } from './typed-value.ts';
import { arrayOf, isOfSeveralShapes } from './value-type.ts';

/** Throws a TypeError if the text of a value would be read as another value. */
export type TextCheck = (value: SendableValue, text: string, parameter: ParameterDescriptor) => void;

/**
 * Throws a TypeError if the text of a value would be read as another value, such as `a,b` as a list if the type allows a
 * text or a list. Types of one shape need no check.
 * @param split the tree that a receiver reads from the text
 */
export function checkShape(value: SendableValue, type: ValueType, split: () => Tree | undefined): void {
  if (!isOfSeveralShapes(type) || isReadAs(value, type, split())) return;
  const kind = isList(value) ? 'A list' : typeof value === 'object' ? 'An object' : 'A text';
  throw new TypeError(
    `${kind} like this would be read as another value, because the parameter may be of several shapes.`,
  );
}

function isReadAs(value: SendableValue, type: ValueType, tree: Tree | undefined): boolean {
  if (value === null || typeof value !== 'object') return value === null || tree === writeScalar(value);
  const size = Object.keys(value).length;
  if (tree === '')
    return size === 0 && !isScalarOf('', type) && (isList(value) || arrayOf(type) === undefined);
  if (!isList(value)) return tree instanceof Map && tree.size === size;
  return (
    Array.isArray(tree) &&
    tree.length === size &&
    value.every((item, index) => isReadAs(item, type, tree[index]))
  );
}
