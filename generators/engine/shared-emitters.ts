import type { DocsOptions } from '../emit/docs/options.ts';
import type { Emitter, Recipe } from '../emit/emitter.ts';

/**
 * The emitters that other threads can print too. Each is loaded separately, as a thread loads only those that it
 * prints.
 */
const byName: Readonly<Record<string, (options: unknown) => Promise<Emitter>>> = {
  types: async () => (await import('../emit/types/emitter.ts')).typesEmitter,
  docs: async (options) => {
    // What it prints with is loaded now, while the document is read.
    const [{ docsEmitter }] = await Promise.all([
      import('../emit/docs/emitter.ts'),
      import('../emit/docs/emission.ts'),
    ]);
    return docsEmitter(options as DocsOptions);
  },
};

/** Makes an emitter again. Throws for a recipe of an emitter that the toolkit does not have. */
export function makeEmitter({ name, options }: Recipe): Promise<Emitter> {
  const make = Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (make === undefined) throw new Error(`No thread can make the emitter ${name}.`);
  return make(options);
}
