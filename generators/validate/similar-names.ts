/** Up to five of the names that begin like a name or hold it, whatever the case; for a message. */
export function similarNames(name: string, names: readonly string[]): string {
  const wanted = name.toLowerCase();
  const distance = (other: string): number => {
    const candidate = other.toLowerCase();
    if (candidate === wanted) return 0;
    if (wanted !== '' && (candidate.includes(wanted) || wanted.includes(candidate))) return 1;
    let shared = 0;
    while (shared < wanted.length && candidate[shared] === wanted[shared]) shared += 1;
    return shared * 2 > wanted.length ? 2 : 3;
  };
  return names
    .map((other) => ({ other, rank: distance(other) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, 5)
    .map(({ other }) => other)
    .join(', ');
}
