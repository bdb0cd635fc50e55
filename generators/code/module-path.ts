import { token, type Code } from './code.ts';

/**
 * The quoted specifier of a module of the output, relative to the one that imports it: `'./schemas/group.js'`.
 * Throws a TypeError unless it starts with `./` or `../` and every further segment is a
 * plain file name, the last one with an extension.
 */
export function modulePath(path: string): Code {
  if (
    !/^(?:\.\/|(?:\.\.\/)+)(?:[A-Za-z0-9_][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.-]*\.[a-z]+$/.test(path)
  ) {
    throw new TypeError(`Not a relative module path: ${JSON.stringify(path.slice(0, 80))}`);
  }
  return token('string', `'${path}'`);
}
