import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const carrier = fileURLToPath(new URL('../../../generators/emit/runtime.ts', import.meta.url));
const READ = "await readFile(module, 'utf8')";
const COMPILED = `(name, ${READ}, folder)`;

/**
 * Lets outputs that tests generate carry a module of the runtime with its fault, as they read its file. Throws at once
 * if they read it in another way: when a test imports it, the error would look like that of a test that sees the fault.
 */
export function carried(file: string, text: string): Plugin {
  const before = readFileSync(carrier, 'utf8');
  if (!before.includes(COMPILED)) throw new Error(`${carrier} reads modules in another way.`);
  const isFaulty = `module.pathname === ${JSON.stringify(file)}`;
  const carrying = before.replace(
    COMPILED,
    () => `(name, ${isFaulty} ? ${JSON.stringify(text)} : ${READ}, folder)`,
  );
  return {
    name: 'carried',
    enforce: 'pre',
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id.split('?', 1)[0] === carrier ? false : undefined)),
    load: (id) => (id.split('?', 1)[0] === carrier ? carrying : undefined),
  };
}
