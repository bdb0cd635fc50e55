/** The same question to two validators. */
export interface Contest {
  readonly name: string;
  readonly values: readonly unknown[];
  readonly ours: (value: unknown) => boolean;
  readonly theirs: (value: unknown) => boolean;
}

const ROUNDS = 15;
const MILLISECONDS = 20;

/** Responses per second of both, medians of interleaved rounds, as a row of a table. Throws if the results differ. */
export function compare({ name, values, ours, theirs }: Contest): string {
  for (const value of values) {
    if (ours(value) !== theirs(value))
      throw new Error(`${name}: the answers to ${JSON.stringify(value).slice(0, 80)} differ.`);
  }
  const rounds = Array.from({ length: ROUNDS }, () => [speed(ours, values), speed(theirs, values)] as const);
  const [mine, other] = [median(rounds.map(([first]) => first)), median(rounds.map(([, second]) => second))];
  const ratio = median(rounds.map(([first, second]) => first / second));
  return `| ${name} | ${Math.round(mine).toLocaleString('en')} | ${Math.round(other).toLocaleString('en')} | ${ratio.toFixed(2)} |`;
}

function speed(validate: (value: unknown) => boolean, values: readonly unknown[]): number {
  const start = performance.now();
  let answers = 0;
  let elapsed = 0;
  while (elapsed < MILLISECONDS) {
    for (let repeat = 0; repeat < 10; repeat += 1) for (const value of values) validate(value);
    answers += 10 * values.length;
    elapsed = performance.now() - start;
  }
  return (answers * 1000) / elapsed;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}
