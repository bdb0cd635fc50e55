import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emitters } from '../../generators/emit/registry.ts';
import { OutputSnapshot } from '../../generators/output/output-snapshot.ts';
import { writeOutput } from '../../generators/output/write.ts';
import { Regenerator } from '../../generators/regenerate/regenerator.ts';
import { documentWith, heapInUse } from './versions.ts';

const EDITS = 1_000;
/** Edits until everything is loaded and compiled. */
const WARM = 200;
/** Bytes by which the heap may be larger after all others: 10 kB for each, a tenth of one output of this document. */
const MOST = 8_000_000;

it('holds no more after a thousand edits than after two hundred', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const document = join(folder, 'openapi.yaml');
  const regenerator = new Regenerator({ document, emitters });
  const snapshot = new OutputSnapshot();
  let before = 0;
  for (let number = 0; number < EDITS; number += 1) {
    writeFileSync(document, documentWith(number));
    const { output } = await regenerator.run(new Set([document]));
    if (output === undefined) throw new Error('The document was refused.');
    const report = writeOutput({ folder: join(folder, 'out'), output, force: false, snapshot });
    expect(report.written.length).toBeGreaterThan(0);
    if (number === WARM) before = heapInUse();
  }
  expect(heapInUse() - before).toBeLessThan(MOST);
});
