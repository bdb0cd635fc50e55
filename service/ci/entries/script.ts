import { limits } from '../limits.ts';
import { isSequence, type Value } from '../value.ts';
import type { Entry } from './entry.ts';

/** The lines of a script: one text, or texts in sequences that may be nested up to ten levels. */
export function readScript(entry: Entry): readonly string[] | undefined {
  const lines: string[] = [];
  if (gather(entry.value, 0, lines)) return lines;
  return entry.fail(`should be a string or a nested array of strings up to ${limits.nesting} levels deep`);
}

function gather(value: Value, level: number, lines: string[]): boolean {
  if (typeof value === 'string') {
    lines.push(value);
    return true;
  }
  if (!isSequence(value) || level === limits.nesting) return false;
  return value.every((item) => gather(item, level + 1, lines));
}
