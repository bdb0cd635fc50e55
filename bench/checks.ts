import { join } from 'node:path';
import { githubDocument } from './places.ts';
import { runForText } from './process.ts';
import type { Section } from './section.ts';

/**
 * The checks of single formats, lists of dates, and the response to `repos/get` completed with its missing required
 * members.
 */
export async function benchChecks(): Promise<Section> {
  const script = join(import.meta.dirname, 'validators/validators.ts');
  const table = await runForText([script, githubDocument]);
  return {
    title: 'Formats',
    remark: 'Values a second, in turns, medians. The peer is ajv with ajv-formats in its mode `full`.',
    head: ['Values', 'forgespec', 'ajv', 'Ratio'],
    rows: table
      .trim()
      .split('\n')
      .map((row) => row.slice('| '.length, -' |'.length).split(' | ')),
  };
}
