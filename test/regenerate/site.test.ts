import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { recordFindings } from '../../generators/diagnostics/json.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { SiteBuilder } from '../../generators/site/site-builder.ts';
import { makeSite } from '../../generators/site/make-site.ts';
import type { PagesOnDemand } from '../../generators/site/pages-on-demand.ts';
import { edits } from './draft-edits.ts';
import { writeDraft } from './disk.ts';
import { ROOT } from './drafts.ts';
import { pets } from './pets.ts';
import { iterations } from '../runs/iterations.ts';

const SEQUENCES = iterations(60);
const LONGEST = 4;

/** What becomes of a version before the next edit. */
const fates = [
  'nothing',
  'some files',
  'some of the rest',
  'the rest, and it is waited for',
  'all files',
] as const;
type Fate = (typeof fates)[number];

interface Seen {
  readonly pages: PagesOnDemand;
  readonly wanted: ReadonlyMap<string, string>;
}

it('gives of each file, whenever it is asked for, what a site made at once has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-edits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const document = join(folder, ROOT);
  const disk = new Map<string, string>();
  writeDraft(pets(), { folder, disk });
  const options = { url: 'https://docs.example/', since: undefined, ledger: undefined };
  const site = new SiteBuilder(document, options);
  const counts = { compared: 0, gone: 0 };
  const compare = async ({ pages, wanted }: Seen, paths: Iterable<string>): Promise<void> => {
    for (const path of paths) {
      const file = await pages.find(path);
      expect([path, file?.text]).toEqual([path, wanted.get(path)]);
      counts.compared += 1;
    }
  };
  const compareAll = async (seen: Seen): Promise<void> => {
    await compare(seen, seen.wanted.keys());
    expect((await seen.pages.all()).map(({ path }) => path)).toEqual([...seen.wanted.keys()]);
  };
  const step = fc.tuple(
    fc.constantFrom(...Object.keys(edits)),
    fc.constantFrom(...fates),
    fc.infiniteStream(fc.nat()),
  );
  let changed: ReadonlySet<string> | undefined;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: LONGEST }), async (steps) => {
      const draft = pets();
      let before: Seen | undefined;
      let making: readonly Promise<unknown>[] = [];
      for (const [name, fate, numbers] of steps) {
        draft.broken.clear();
        const choose = <T>(values: readonly T[]): T | undefined =>
          values[Number(numbers.next().value) % Math.max(values.length, 1)];
        edits[name]?.(draft, choose);
        changed = writeDraft(draft, { folder, disk });
        const cold = await makeSite(document, options);
        const { pages, findings } = await site.run(changed);
        expect(recordFindings(findings)).toEqual(recordFindings(cold.findings));
        expect(pages === undefined).toBe(cold.output === undefined);
        // Files of the version before may still be asked for, or be on their way.
        if (before !== undefined) await compare(before, some([...before.wanted.keys()], choose));
        if (pages === undefined || cold.output === undefined) continue;
        const wanted = new Map(cold.output.files.map((file): [string, string] => [file.path, textOf(file)]));
        const seen = { pages, wanted };
        const gone = [...(before?.wanted.keys() ?? [])].filter((path) => !wanted.has(path));
        counts.gone += gone.length;
        await compare(seen, gone);
        making = [...making, doWith(seen, fate, () => compare(seen, some([...wanted.keys()], choose)))];
        if (fate === 'the rest, and it is waited for') await Promise.all(making);
        else await turn();
        before = seen;
      }
      await Promise.all(making);
      if (before !== undefined) await compareAll(before);
    }),
    { numRuns: SEQUENCES },
  );
  expect(counts.compared).toBeGreaterThan(SEQUENCES * 50);
  expect(counts.gone).toBeGreaterThan(SEQUENCES / 4);
});

async function doWith({ pages }: Seen, fate: Fate, compareSome: () => Promise<void>): Promise<void> {
  const later = new AbortController();
  switch (fate) {
    case 'nothing':
      return;
    case 'some files':
      return compareSome();
    case 'some of the rest':
      setImmediate(() => later.abort());
      return pages.renderRemaining(later.signal);
    case 'the rest, and it is waited for':
      return pages.renderRemaining(later.signal);
    case 'all files':
      await pages.all();
  }
}

function some(
  paths: readonly string[],
  choose: <T>(values: readonly T[]) => T | undefined,
): readonly string[] {
  return [1, 2, 3].flatMap(() => choose(paths) ?? []);
}

function textOf({ text }: OutputFile): string {
  return text;
}
