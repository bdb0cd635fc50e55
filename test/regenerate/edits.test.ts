import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { docsEmitter } from '../../generators/emit/docs/docs-emitter.ts';
import type { Emitter } from '../../generators/emit/emitter.ts';
import type { IncrementalMode } from '../../generators/incremental/mode.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { Regenerator } from '../../generators/regenerate/regenerator.ts';
import { coldRun, comparable } from './compared.ts';
import { edits, type Choose } from './draft-edits.ts';
import { writeDraft } from './disk.ts';
import { ROOT } from './drafts.ts';
import { pets } from './pets.ts';
import { iterations } from '../runs/iterations.ts';

/** Most edits in a sequence. Each sequence begins with the same document. */
const LONGEST = 3;

const guide = { slug: 'first', title: 'First', summary: 'Steps', order: 1, text: '# First\n\n`pets`' };
const site = docsEmitter({ guides: [guide], url: 'https://docs.example/' });

/** What is made of the documents, how results are reused, and the sequences of edits. */
const made: readonly (readonly [
  name: string,
  mode: IncrementalMode,
  wanted: readonly Emitter[],
  sequences: number,
])[] = [
  ['all outputs', 'on', emitters, 400],
  ['all outputs', 'verify', emitters, 100],
  ['all outputs', 'off', emitters, 20],
  ['the site', 'on', [site], 80],
  ['the site', 'verify', [site], 40],
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edits-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

it.each(made)(
  'gives of %s after each edit what a first run gives, with reuse %s',
  async (_, mode, wanted, sequences) => {
    vi.stubEnv('FORGESPEC_INCREMENTAL', mode);
    const document = join(folder, ROOT);
    const request = { document, emitters: wanted };
    const disk = new Map<string, string>();
    writeDraft(pets(), { folder, disk });
    const regenerator = new Regenerator(request);
    let runs = 0;
    let outputs = 0;
    const check = async (done: string, changed: ReadonlySet<string> | undefined): Promise<void> => {
      runs += 1;
      const [again, cold] = [await regenerator.run(changed), await coldRun(request)];
      expect({ done, ...comparable(again) }).toEqual({ done, ...comparable(cold) });
      if (cold.output !== undefined) outputs += 1;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.infiniteStream(fc.nat())), {
          minLength: 1,
          maxLength: LONGEST,
        }),
        async (steps) => {
          const draft = pets();
          const done: string[] = [];
          for (const [name, stream] of steps) {
            // What was broken is mended with the next edit.
            draft.broken.clear();
            edits[name]?.(draft, chooseBy(stream));
            done.push(name);
            const changed = writeDraft(draft, { folder, disk });
            await check(done.join(', '), runs % 3 === 0 ? undefined : changed);
          }
        },
      ),
      {
        // Examples are runs too, and each of them counts.
        numRuns: Math.max(Object.keys(edits).length, iterations(sequences)),
        examples: Object.keys(edits).map((name) => [[[name, fc.stream(zeros())]]]),
      },
    );
    // Most edits give documents that are accepted, and some do not: the examples have an edit of each kind, and the one that
    // breaks a file leaves no document, whatever else is drawn.
    expect(outputs / runs).toBeGreaterThan(0.6);
    expect(outputs).toBeLessThan(runs);
  },
);

/** Chooses the first of all values. */
function* zeros(): Generator<number, never> {
  for (;;) yield 0;
}

function chooseBy(stream: Iterator<number>): Choose {
  return (values) => values[Number(stream.next().value) % Math.max(values.length, 1)];
}
