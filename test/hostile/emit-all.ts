import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { runtimeHeader } from '../../generators/emit/joined-module.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { emitted } from '../emit/emitted.ts';
import { processorTimeOf } from '../runs/growth.ts';

/**
 * Gives every document of a folder to every emitter and to the docs, and parses the resulting programs. Prints a line
 * for each document and emitter that fails or is slow: `document emitter: what`.
 */
const [folder = '.'] = process.argv.slice(2);
/** A document of everyday, which is larger. */
const usual = fileURLToPath(new URL('../../examples/library/openapi.yaml', import.meta.url));
/** How many times as long as for that document an emitter may take. */
const SLOW = 10;

/** Gives a document to all emitters. Returns for how long each used the processor. */
async function emitAll(path: string): Promise<ReadonlyMap<string, number>> {
  const document = basename(path);
  const times = new Map<string, number>();
  const { model, findings } = await loadModel(path);
  if (model === undefined) {
    console.log(`${document} model: ${findings.find(({ severity }) => severity === 'error')?.message}`);
    return times;
  }
  const makers: readonly (readonly [string, () => Promise<{ readonly files: readonly OutputFile[] }>])[] = [
    ...emitters.map((emitter) => [emitter.name, () => emitted(emitter, model)] as const),
    ['docs', () => buildSite({ model, guides: [], url: undefined })],
  ];
  for (const [name, make] of makers) {
    const time = await processorTimeOf(async () => {
      try {
        const { files } = await make();
        await Promise.all(files.filter(isProgram).map(({ text }) => transform(text, { loader: 'ts' })));
      } catch (error) {
        console.log(`${document} ${name}: ${error instanceof Error ? error.stack : String(error)}`);
      }
    });
    times.set(name, time);
  }
  return times;
}

const usualTimes = await emitAll(usual);
for (const document of readdirSync(folder).toSorted())
  for (const [name, time] of await emitAll(join(folder, document))) {
    const times = time / (usualTimes.get(name) ?? 0);
    if (times > SLOW) console.log(`${document} ${name}: took ${Math.round(times)} times as long as usual`);
  }
console.log('done');

function isProgram({ path, text }: OutputFile): boolean {
  return /\.(js|ts)$/.test(path) && !text.startsWith(runtimeHeader) && !path.startsWith('assets/');
}
