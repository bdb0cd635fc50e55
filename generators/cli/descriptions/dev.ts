import type { Description } from '../command.ts';
import { GENERATION_OPTIONS } from '../generation-options.ts';
import { OUTPUT_OPTIONS } from '../output-options.ts';
import { allowHost } from '../served-hosts.ts';

const { watch: _, ...generation } = GENERATION_OPTIONS;

export const dev: Description = {
  name: 'dev',
  summary: 'Follow edits: write the outputs, serve the documentation and a mock',
  usage:
    '[document] [--out DIR] [--only NAMES] [--port N] [--mock-port N] [--no-docs] [--no-mock] [--server FILE] [--allow-host NAME]',
  details: [
    'One process for the time between two commits. After each edit of the document it writes what the edit changes, as',
    'generate does; pages of the documentation that are open reload, and the mock follows the new document. While the',
    'document has errors all of that stays as it was, and the pages show the errors until they are gone.',
    '',
    'With --server, or dev.server in the configuration, it also runs a program, such as a server with your handlers, and',
    'starts it again when a module that it has loaded changes, generated or written by hand.',
    '',
    'Of several documents all are written; documentation and mock are of the first. Try it on the pages sends calls to the',
    'mock. Only requests for this machine are served: for localhost, 127.0.0.1 and [::1]. Control-C ends everything.',
    '',
    'Examples:',
    '  forgespec dev',
    '  forgespec dev petstore.yaml --out api --server server.ts',
  ],
  options: {
    ...generation,
    port: { type: 'string', short: 'p', value: 'N', summary: 'Port of the documentation (default: 4400)' },
    'mock-port': { type: 'string', value: 'N', summary: 'Port of the mock (default: 4010)' },
    'no-docs': { type: 'boolean', summary: 'Do without the documentation' },
    'no-mock': { type: 'boolean', summary: 'Do without the mock' },
    server: {
      type: 'string',
      value: 'FILE',
      summary: 'A program to run beside, in TypeScript or JavaScript',
    },
    'allow-host': allowHost,
    ...OUTPUT_OPTIONS,
  },
};
