import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { buildSite } from '../../generators/emit/docs/site.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { runtimeHeader } from '../../generators/emit/joined-module.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { emitted } from '../emit/emitted.ts';

/**
 * Gives every document of a folder to every emitter and to the docs, and parses the resulting programs. Prints a line
 * for each document and emitter that fails or is slow: `document emitter: what`.
 */
const [folder = '.'] = process.argv.slice(2);
/** Milliseconds that one emitter may take for one small document. */
const SLOW = 20_000;

for (const document of readdirSync(folder).toSorted()) {
  const { model, findings } = await loadModel(join(folder, document));
  if (model === undefined) {
    console.log(`${document} model: ${findings.find(({ severity }) => severity === 'error')?.message}`);
    continue;
  }
  const makers: readonly (readonly [string, () => Promise<{ readonly files: readonly OutputFile[] }>])[] = [
    ...emitters.map((emitter) => [emitter.name, () => emitted(emitter, model)] as const),
    ['docs', () => buildSite({ model, guides: [], url: undefined })],
  ];
  for (const [name, make] of makers) {
    const start = performance.now();
    try {
      const { files } = await make();
      await Promise.all(files.filter(isProgram).map(({ text }) => transform(text, { loader: 'ts' })));
    } catch (error) {
      console.log(`${document} ${name}: ${error instanceof Error ? error.stack : String(error)}`);
    }
    const milliseconds = performance.now() - start;
    if (milliseconds > SLOW) console.log(`${document} ${name}: took ${Math.round(milliseconds)} ms`);
  }
}
console.log('done');

function isProgram({ path, text }: OutputFile): boolean {
  return /\.(js|ts)$/.test(path) && !text.startsWith(runtimeHeader) && !path.startsWith('assets/');
}
