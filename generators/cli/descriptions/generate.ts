import type { Description } from '../command.ts';
import { OUTPUT_OPTIONS } from '../output-options.ts';
import { GENERATION_OPTIONS } from '../generation-options.ts';

export const generate: Description = {
  name: 'generate',
  summary: 'Write types, validators and the other artifacts of a document',
  usage: '[document] [--out DIR] [--only NAMES] [--strict] [--force] [--watch]',
  details: [
    'Reads the document (default: spec/openapi.yaml or openapi.yaml) with the files that it refers to, and writes the output',
    'folder. Files that are up to date are not touched. Nothing is written when the document has errors, or when a generated',
    'file was edited by hand. A flaw of the document, such as a reference to nothing, is a warning that states what',
    'is assumed; with --strict it is an error.',
    '',
    'With --watch the command keeps running and writes again after each edit of a file that it has read: one line per run,',
    'or one object with --format json. While the document has errors, the output stays as it is. Control-C ends it.',
    '',
    'Examples:',
    '  forgespec generate petstore.yaml --out api',
    '  forgespec generate --watch',
  ],
  options: {
    ...GENERATION_OPTIONS,
    ...OUTPUT_OPTIONS,
  },
};
