import type { Kind, Shape } from './structure.ts';

/** Whether two shapes are the same. */
export function isSameShape(one: Shape, other: Shape): boolean {
  return one === other || describeShape(one) === describeShape(other);
}

/** `requestBody` as `a request body`, a map or list of them as `several request bodies`. */
export function describeShape(shape: Shape): string {
  if (typeof shape === 'object')
    return `several objects (${wordsOf('list' in shape ? shape.list : shape.map)})`;
  if (shape === 'document' || shape === 'components' || shape === 'paths')
    return `the whole ${wordsOf(shape)}`;
  if (shape === 'xml') return 'an XML object';
  const words = wordsOf(shape);
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** `requestBody` as `request body`. */
export function wordsOf(kind: Kind): string {
  return kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
