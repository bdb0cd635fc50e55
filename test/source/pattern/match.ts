import { readFileSync } from 'node:fs';
import { enforceablePattern } from '../../../generators/source/pattern/read-pattern.ts';
import { processorTime } from '../../runs/growth.ts';

/** What standard input lists. */
export interface MatchCase {
  readonly pattern: string;
  /** Matched for its time alone. */
  readonly text: string;
  readonly short: string;
}

/** What standard output says of each case. */
export interface Matched {
  /** Microseconds of the processor. */
  readonly time: number;
  readonly isShortMatched: boolean | undefined;
}

const cases = JSON.parse(readFileSync(0, 'utf8')) as readonly MatchCase[];
const matched = cases.map(({ pattern, text, short }): Matched => {
  const enforced = enforceablePattern(pattern);
  return { time: processorTime(() => enforced?.test(text)), isShortMatched: enforced?.test(short) };
});
process.stdout.write(JSON.stringify(matched));
