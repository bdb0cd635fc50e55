import type { Description } from '../command.ts';
import { GENERATION_OPTIONS } from '../generation-options.ts';

export const check: Description = {
  name: 'check',
  summary: 'Compare the output on disk with what the document would generate',
  usage: '[document] [--out DIR] [--only NAMES] [--watch]',
  details: [
    'Generates in memory and compares. Prints the differences of each file that is not up to date, including files that were',
    'edited by hand, and exits with 1. Writes nothing, so it is safe on a build server.',
    '',
    'With --watch the command keeps running, and compares again after each edit of the document or the output. Control-C',
    'ends it.',
  ],
  options: GENERATION_OPTIONS,
};
