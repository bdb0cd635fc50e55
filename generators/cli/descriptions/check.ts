import type { Description } from '../command.ts';
import { GENERATION_OPTIONS } from '../generation-options.ts';

export const check: Description = {
  name: 'check',
  summary: 'Compare the output on disk with what the document gives',
  usage: '[document] [--out DIR] [--only NAMES] [--watch]',
  details: [
    'Generates in memory and compares. Prints the difference of each file that does not agree, also of files that were',
    'edited by hand, and exits with 1. Writes nothing, so it suits a build server.',
    '',
    'With --watch it goes on, and compares again after each edit of the document or of the output. Control-C ends it.',
  ],
  options: GENERATION_OPTIONS,
};
