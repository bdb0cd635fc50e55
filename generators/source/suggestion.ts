/** Names and lists that are compared; beyond these a suggestion is not worth its time. */
const longest = 100;
const most = 5_000;

/** The end of a message about a name that is not known: ` Did you mean "…"?` where one is alike, else nothing. */
export function suggest(name: string, candidates: readonly string[]): string {
  return asking(nearest(name, candidates));
}

/** The question whether a name was meant; `''` for none. */
export function asking(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : ` Did you mean ${JSON.stringify(suggestion)}?`;
}

/** Suggestions for a stage that may meet many names in long lists: after some, further ones get none. */
export class Suggestions {
  /** Comparisons of names that are left. */
  #left = 200_000;

  /** The same as the function, `''` when the time for suggestions is over. */
  suggest(name: string, candidates: readonly string[]): string {
    return asking(this.nearest(name, candidates));
  }

  /** The candidate that was meant, undefined when the time for suggestions is over. */
  nearest(name: string, candidates: readonly string[]): string | undefined {
    this.#left -= candidates.length;
    return this.#left < 0 ? undefined : nearest(name, candidates);
  }
}

/** The candidate most like a misspelt name, if one is alike at all: a third of its letters may be wrong. */
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

/** Up to five of the names that are like a name: misspelt, holding it or held by it, or beginning like it; for a message. */
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

/** Whether a third of the letters at most is wrong. */
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
