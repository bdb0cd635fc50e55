import type { Description } from '../command.ts';
import { CACHE_OPTION, OUTPUT_OPTIONS } from '../output-options.ts';
import { GENERATION_OPTIONS } from '../generation-options.ts';

export const generate: Description = {
  name: 'generate',
  summary: 'Write types, validators and the other artifacts of a document',
  usage: '[document] [--out DIR] [--only NAMES] [--strict] [--force] [--watch]',
  details: [
    'Reads the document (default: spec/openapi.yaml or openapi.yaml) with the files it refers to, and writes the output',
    'folder. Files that are the same already are not touched. Nothing is written when the document has errors, or when',
    'somebody edited a generated file. A flaw of the document, such as a reference that leads nowhere, is a warning that',
    'says what is assumed; with --strict it is an error.',
    '',
    'With --watch it goes on and writes again after each edit of a file that was read: one line for each run, with',
    '--format json one object. While the document has errors the output stays as it is. Control-C ends it.',
    '',
    'A run after which nothing was left to do is noted in node_modules/.cache/forgespec, where there is such a folder. The',
    'next one does nothing while the files that were read hold the same, and nobody has changed the output. --no-cache, or',
    'the variable FORGESPEC_NO_CACHE, does without.',
    '',
    'Examples:',
    '  forgespec generate petstore.yaml --out api',
    '  forgespec generate --watch',
  ],
  options: {
    ...GENERATION_OPTIONS,
    ...OUTPUT_OPTIONS,
    ...CACHE_OPTION,
  },
};
