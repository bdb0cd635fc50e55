/** Maximum length of names and lists that are compared; beyond this a suggestion is not worth its time. */
const longest = 100;
const most = 5_000;

/** The end of a message about an unknown name: ` Did you mean "…"?` if a similar one exists, otherwise empty. */
export function suggest(name: string, candidates: readonly string[]): string {
  return asking(nearest(name, candidates));
}

/** The question whether a name was meant; `''` for none. */
export function asking(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : ` Did you mean ${JSON.stringify(suggestion)}?`;
}

/** Suggestions for a stage that may compare many names with long lists: after a limit, there are no more. */
export class Suggestions {
  /** Remaining comparisons of names. */
  #left = 200_000;

  /** The same as the function, `''` when the limit is reached. */
  suggest(name: string, candidates: readonly string[]): string {
    return asking(this.nearest(name, candidates));
  }

  /** The candidate that was probably meant; undefined if there is none, or when the limit is reached. */
  nearest(name: string, candidates: readonly string[]): string | undefined {
    this.#left -= candidates.length;
    return this.#left < 0 ? undefined : nearest(name, candidates);
  }
}

/** The candidate most similar to a misspelt name, if any is similar: up to a third of its letters may be wrong. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  if (name.length > longest || candidates.length > most) return undefined;
  const wanted = name.toLowerCase();
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > name.length / 3) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance <= name.length / 3 && distance < (best?.distance ?? Infinity))
      best = { candidate, distance };
  }
  return best?.candidate;
}

/**
 * Up to five names that are similar to a name: misspelt, containing it or contained in it, or with the same beginning;
 * for a message.
 */
export function similarNames(name: string, names: readonly string[]): string {
  if (name.length > longest || names.length > most) return '';
  const wanted = name.toLowerCase();
  return names
    .map((other) => ({ other, rank: rankOf(wanted, other.toLowerCase()) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, 5)
    .map(({ other }) => other)
    .join(', ');
}

function rankOf(wanted: string, candidate: string): number {
  if (candidate === wanted) return 0;
  if (wanted !== '' && (candidate.includes(wanted) || wanted.includes(candidate))) return 1;
  if (isMisspelt(wanted, candidate)) return 1;
  let shared = 0;
  while (shared < wanted.length && candidate[shared] === wanted[shared]) shared += 1;
  return shared * 2 > wanted.length ? 2 : 3;
}

/** Whether at most a third of the letters is wrong. */
function isMisspelt(wanted: string, candidate: string): boolean {
  const bound = wanted.length / 3;
  return Math.abs(candidate.length - wanted.length) <= bound && editDistance(wanted, candidate) <= bound;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one text into the other (Damerau). */
function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
