import { readFileSync } from 'node:fs';
import { enforceablePattern } from '../../../generators/source/pattern.ts';

/** Matches what standard input lists, the long texts for their time alone, and prints what the short ones come to. */
const cases = JSON.parse(readFileSync(0, 'utf8')) as { pattern: string; text: string; short: string }[];
const verdicts = cases.map(({ pattern, text, short }) => {
  const enforced = enforceablePattern(pattern);
  const start = performance.now();
  enforced?.test(text);
  const time = performance.now() - start;
  if (time > 5_000) throw new Error(`${pattern} took ${time} ms.`);
  if (process.env['SHOW_TIMES'] !== undefined && time > 50)
    process.stderr.write(`${pattern} ${time.toFixed(0)} ms\n`);
  return enforced?.test(short);
});
process.stdout.write(JSON.stringify(verdicts));
