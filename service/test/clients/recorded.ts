import type { Call } from './traffic.ts';

/** Operations that were called successfully, each with its scenarios. */
export type Called = ReadonlyMap<string, ReadonlySet<string>>;

/** A line for each operation, in alphabetical order: `getProject: members, projects`. */
export function calledBy(calls: readonly Call[]): Called {
  const called = new Map<string, Set<string>>();
  for (const { operation, exchange } of calls) {
    if (operation === undefined || exchange.status >= 400) continue;
    called.set(operation, (called.get(operation) ?? new Set()).add(exchange.scenario));
  }
  return called;
}

/** A line for each operation, in the order of the alphabet: `getProject: members, projects`. */
export function linesOf(called: Called): string {
  const sorted = [...called].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([operation, by]) => `${operation}: ${[...by].join(', ')}\n`).join('');
}

/** The same read again. */
export function readLines(text: string): Called {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [operation = '', by = ''] = line.split(': ', 2);
      return [operation, new Set(by.split(', '))];
    }),
  );
}
