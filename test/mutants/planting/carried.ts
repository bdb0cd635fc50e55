import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const carrier = fileURLToPath(new URL('../../../generators/emit/runtime.ts', import.meta.url));
const READ = "await readFile(module, 'utf8')";
const COMPILED = `(name, ${READ})`;

/** Lets outputs that tests generate carry a module of the runtime with its fault, as they read its file. */
export function carried(file: string, text: string): Plugin {
  return {
    name: 'carried',
    enforce: 'pre',
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id.split('?', 1)[0] === carrier ? false : undefined)),
    load(id) {
      if (id.split('?', 1)[0] !== carrier) return undefined;
      const before = readFileSync(carrier, 'utf8');
      if (!before.includes(COMPILED)) throw new Error(`${carrier} reads modules in another way.`);
      const isFaulty = `module.pathname === ${JSON.stringify(file)}`;
      return before.replace(COMPILED, () => `(name, ${isFaulty} ? ${JSON.stringify(text)} : ${READ})`);
    },
  };
}
