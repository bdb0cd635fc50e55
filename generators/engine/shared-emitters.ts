import type { DocsOptions } from '../emit/docs/options.ts';
import type { Emitter, Recipe } from '../emit/emitter.ts';

/**
 * The emitters that other threads can print too. Each is loaded separately, as a thread loads only those that it
 * prints.
 */
const byName: Readonly<Record<string, (options: unknown) => Promise<Emitter>>> = {
  types: async () => (await import('../emit/types/emitter.ts')).typesEmitter,
  docs: async (options) => {
    const { docsEmitter } = await import('../emit/docs/emitter.ts');
    return docsEmitter(options as DocsOptions);
  },
};

/** Makes an emitter again. Throws for a recipe of an emitter that the toolkit does not have. */
export function makeEmitter({ name, options }: Recipe): Promise<Emitter> {
  const make = Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (make === undefined) throw new Error(`No thread can make the emitter ${name}.`);
  return make(options);
}
