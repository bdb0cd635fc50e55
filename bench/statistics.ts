/** The middle value; for an even number of values, the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs contestants in turns (A B A B …), so that changes of the machine's speed affect all of them alike. */
export async function alternate<T>(
  rounds: number,
  contestants: Readonly<Record<string, () => Promise<T> | T>>,
): Promise<ReadonlyMap<string, readonly T[]>> {
  const results = new Map<string, T[]>(Object.keys(contestants).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(contestants)) results.get(name)?.push(await run());
  }
  return results;
}
