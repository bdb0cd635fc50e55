/** The value in the middle, of an even number the upper one of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs contestants in turns (A B A B …), so that a change of the machine's pace meets all of them alike. */
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
