import { isDeepStrictEqual } from 'node:util';
import type { Disagreement } from './comparison.ts';

/** Nothing where two values are equal, and else both of them. */
export function difference(name: string, what: string, found: unknown, wanted: unknown): Disagreement[] {
  if (isDeepStrictEqual(found, wanted)) return [];
  return [{ name, says: `${what}: found ${print(found)}, the document says ${print(wanted)}` }];
}

/** What one set has and the other has not. */
export function setDifference(
  name: string,
  what: string,
  found: Iterable<string>,
  wanted: Iterable<string>,
): Disagreement[] {
  const [all, expected] = [new Set(found), new Set(wanted)];
  return [
    ...[...expected].flatMap((each) =>
      all.has(each) ? [] : [{ name, says: `${what}: ${each} is missing` }],
    ),
    ...[...all].flatMap((each) =>
      expected.has(each) ? [] : [{ name, says: `${what}: ${each} is not in the document` }],
    ),
  ];
}

/** Runs a comparison, for which an artifact that fails is one that disagrees. */
export async function attempt(
  name: string,
  compare: () => Promise<readonly Disagreement[]>,
): Promise<readonly Disagreement[]> {
  try {
    return await compare();
  } catch (error) {
    return [{ name, says: error instanceof Error ? error.message : String(error) }];
  }
}

function print(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}
