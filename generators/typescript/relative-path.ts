import { posix } from 'node:path';

/**
 * How one module of the output names another: `../runtime/calls.js`.
 * @param from path in the output, and `to` another, without ending
 */
export function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return `${path.startsWith('.') ? '' : './'}${path}.js`;
}
