import type { Description } from '../command.ts';
import { OUTPUT_OPTIONS } from '../output-options.ts';
import { flag, valued } from '../option.ts';

export const conformance: Description = {
  name: 'conformance',
  summary: 'Write a test suite for vitest that checks a server against its document',
  usage: '[document] [--out DIR] [--seed N] [--strict] [--values FILE] [--force]',
  details: [
    'Writes the cases of forgespec verify as tests, one file per operation, with the validators that they need. The suite',
    'needs only vitest. It sends requests to the server in the variable SERVER_URL, with the credentials in TOKEN, and skips',
    'operations that change the server unless ALLOW_WRITES is 1.',
    '',
    'Example:',
    '  forgespec conformance petstore.yaml --out suite',
    '  SERVER_URL=http://127.0.0.1:8080/v1 npx vitest run --root suite',
  ],
  options: {
    out: { short: 'o', ...valued('DIR', 'Output folder (default: conformance)') },
    seed: valued('N', 'Seed of the values (default: 1)'),
    strict: flag('Report 400 and 422 for valid requests, and unknown parameters that are not refused'),
    prefer: flag('Ask for each documented response with the header Prefer, which the mock understands'),
    values: valued(
      'FILE',
      'File of values in JSON or YAML: path parameters by name, others by operation and name',
    ),
    ...OUTPUT_OPTIONS,
  },
};
