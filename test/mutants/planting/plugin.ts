import type { Plugin } from 'vitest/config';

/** Gives a module its fault wherever tests import it. */
export function planting(file: string, text: string): Plugin {
  return {
    name: 'planting',
    enforce: 'pre',
    // What is cached of other modules is the same with each fault.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id.split('?', 1)[0] === file ? false : undefined)),
    load: (id) => (id.split('?', 1)[0] === file ? text : undefined),
  };
}
