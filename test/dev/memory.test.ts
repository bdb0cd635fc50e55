import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DocsCompanion } from '../../generators/cli/companions/docs.ts';
import { MockCompanion } from '../../generators/cli/companions/mock.ts';
import { writing } from '../../generators/cli/writing.ts';
import { RunReporter } from '../../generators/cli/run-reporter.ts';
import type { Terminal } from '../../generators/cli/terminal.ts';
import { WatchedDocument } from '../../generators/cli/watched-document.ts';
import { startLiveMock } from '../../generators/dev/live-mock.ts';
import { bundleEmitter } from '../../generators/emit/bundle/bundle-emitter.ts';
import { startPreview } from '../../generators/site/preview.ts';
import { documentWith, heapInUse } from '../regenerate/versions.ts';

const EDITS = 1_000;
/** Edits until everything is loaded and compiled. */
const WARM = 200;
/** Bytes by which the heap may be larger after all the others: 10 kB each, a twentieth of one site of this document. */
const MOST = 8_000_000;

const terminal: Terminal = {
  format: 'text',
  colour: false,
  print: () => {},
  note: () => {},
  progress: () => {},
  done: () => {},
};

it('holds no more with its site and its mock after a thousand edits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const document = join(folder, 'openapi.yaml');
  const mock = await startLiveMock({ port: 0, allowedHosts: [], onCall: () => {} });
  const preview = await startPreview({ port: 0 });
  if ('code' in mock || 'code' in preview) throw new Error('There is no free port.');
  const site = { url: undefined, since: undefined, ledger: undefined, mock: mock.origin };
  const companions = [new MockCompanion(mock), new DocsCompanion(preview, document, site)];
  const generation = { request: { document, emitters: [bundleEmitter] }, folder: join(folder, 'api') };
  const watched = new WatchedDocument(generation, writing({}, terminal));
  onTestFinished(async () => {
    for (const each of companions) await each.end();
  });
  const reporter = new RunReporter(terminal);
  const round = { documents: [watched], ran: new Set([watched]), reporter, watchAgain: () => {} };
  const page = async (number: number): Promise<string> => {
    const response = await fetch(`${preview.origin}/schemas/pet${number}-schema.html`);
    return await response.text();
  };
  let before = 0;
  for (let number = 0; number < EDITS; number += 1) {
    writeFileSync(document, documentWith(number));
    const changed = number === 0 ? undefined : new Set([document]);
    reporter.report(await watched.run(changed), changed);
    for (const each of companions) await each.follow({ ...round, changed });
    if (number !== WARM) continue;
    // The first page that somebody reads loads what renders pages.
    expect(await page(number)).toContain(`name${number}`);
    before = heapInUse();
  }
  expect(await page(EDITS - 1)).toContain(`name${EDITS - 1}`);
  expect(heapInUse() - before).toBeLessThan(MOST);
});
