import { join } from 'node:path';
import { output } from './places.ts';
import { runForJson } from './process.ts';
import type { Section } from './section.ts';
import { alternate, median } from './statistics.ts';

const ROUNDS = 11;

/** How long programs take to import their validators, each in a separate process. */
export async function benchImports(): Promise<Section> {
  const modules = {
    'all of the hosting API': join(output.hosting, 'validators/index.js'),
    "GitHub's `repos/get`": join(output.github, 'validators/operations/repos-get.js'),
    "all of GitHub's": join(output.github, 'validators/index.js'),
  };
  const script = join(import.meta.dirname, 'import-module.ts');
  const runs = await alternate(
    ROUNDS,
    Object.fromEntries(
      Object.entries(modules).map(([name, file]) => [name, () => runForJson<number>([script, file])]),
    ),
  );
  return {
    title: 'Import of validators',
    remark: `Milliseconds from \`import()\` until the module is there, ${ROUNDS} processes each, files in the cache of the system.`,
    head: ['Validators', 'Median ms', 'Least ms'],
    rows: [...runs].map(([name, times]) => [name, median(times).toFixed(1), Math.min(...times).toFixed(1)]),
  };
}
