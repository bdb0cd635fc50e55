import fastCheck from 'fast-check';
import type { Sources } from '../conformance/compare/comparison.ts';
import type { Mutator } from './mutator.ts';

/** One fault in one file. */
export interface Mutant {
  readonly kind: string;
  readonly artifact: string;
  readonly isSite: boolean;
  readonly path: string;
  /** The text with the fault; undefined if the file is removed. */
  readonly text: string | undefined;
  /** The first line that differs, before and after. */
  readonly what: string;
}

/** Chooses faults by a seed: some of each kind, in as many files as there are. */
export function plantMutants(
  { generated, site }: Sources,
  mutators: readonly Mutator[],
  { seed, perKind }: { readonly seed: number; readonly perKind: number },
): readonly Mutant[] {
  const all = generated.files('.').filter((path) => !path.endsWith('.lock.json'));
  return mutators.flatMap((mutator) => {
    const paths = mutator.isSite === true ? [...site.keys()] : all;
    const candidates = shuffled(
      paths.filter((path) => mutator.files.test(path)),
      seed,
    );
    const textOf = (path: string): string =>
      (mutator.isSite === true ? site.get(path) : generated.text(path)) ?? '';
    const planted: Mutant[] = [];
    for (let round = 0; planted.length < perKind && round < 3; round += 1) {
      for (const path of candidates) {
        if (planted.length === perKind) break;
        const before = textOf(path);
        const texts = shuffled(mutator.plant(before), seed);
        if (round >= texts.length) continue;
        const { kind, artifact, isSite = false, move = (from: string) => from } = mutator;
        const text = texts[round];
        const what = firstDifference(before, text);
        planted.push({ kind, artifact, isSite, path: move(path), text, what });
      }
    }
    return planted;
  });
}

function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  if (items.length < 2) return items;
  const all = fastCheck.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
  return fastCheck.sample(all, { seed, numRuns: 1 })[0] ?? items;
}

function firstDifference(before: string, after: string | undefined): string {
  if (after === undefined) return 'the file is gone';
  const lines = after.split('\n');
  const old = before.split('\n');
  const at = lines.findIndex((line, index) => line !== old[index]);
  return at === -1 ? 'a copy' : `${old[at]?.trim().slice(0, 100)} → ${lines[at]?.trim().slice(0, 100)}`;
}
