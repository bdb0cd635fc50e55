import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from './section.ts';
import { output } from './places.ts';
import { runForJson } from './process.ts';

/** Bytes of programs with all validators of GitHub's operations. */
export async function benchSizes(): Promise<Section> {
  const folder = join(output.github, 'validators');
  const sizes = globSync('**/*.js', { cwd: folder }).map((path) => ({
    path,
    bytes: statSync(join(folder, path)).size,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.toSorted((left, right) => right.bytes - left.bytes)[0];
  const ajv = await runForJson<{ validators: number; bytes: number }>([
    // ajv passes the code of all exports as arguments of one call.
    '--stack-size=7000',
    '--max-old-space-size=4096',
    join(import.meta.dirname, 'ajv-standalone.ts'),
  ]);
  return {
    title: "Size of the validators of GitHub's document",
    remark: `Not minified, not compressed. The largest file of ours is \`${largest?.path}\`. ajv: standalone code with its defaults for all ${ajv.validators} parameters, bodies and responses in one file.`,
    head: ['Validators', 'Files', 'MB', 'Ratio', 'Largest file, kB'],
    rows: [
      ['forgespec', String(sizes.length), megabytes(total), '1.00', ((largest?.bytes ?? 0) / 1e3).toFixed(0)],
      [
        'ajv standalone',
        '1',
        megabytes(ajv.bytes),
        (ajv.bytes / total).toFixed(2),
        (ajv.bytes / 1e3).toFixed(0),
      ],
    ],
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
