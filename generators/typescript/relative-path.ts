import { posix } from 'node:path';

/**
 * The relative path from one module of the output to another: `../runtime/calls.js`.
 * @param from path in the output; `to` is another, without extension
 */
export function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return `${path.startsWith('.') ? '' : './'}${path}.js`;
}
