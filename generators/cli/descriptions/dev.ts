import type { Description } from '../command.ts';
import { GENERATION_OPTIONS } from '../generation-options.ts';
import { OUTPUT_OPTIONS } from '../output-options.ts';
import { allowHost } from '../served-hosts.ts';
import { flag, valued } from '../option.ts';

const { watch: _, ...generation } = GENERATION_OPTIONS;

export const dev: Description = {
  name: 'dev',
  summary: 'Follow edits: write the outputs, serve the documentation and a mock',
  usage:
    '[document] [--out DIR] [--only NAMES] [--port N] [--mock-port N] [--no-docs] [--no-mock] [--server FILE] [--allow-host NAME]',
  details: [
    'One process for daily work. After each edit of the document it writes what the edit changes, as generate does; open',
    'pages of the documentation reload, and the mock switches to the new document. While the document has errors, outputs',
    'and mock stay as they were, and the pages show the errors.',
    '',
    'With --server, or dev.server in the configuration, it also runs a program, such as a server with your handlers, and',
    'restarts it when a module that it has loaded changes, generated or written by hand.',
    '',
    'If there are several documents, all outputs are written; documentation and mock serve the first one. Try it on the pages',
    'sends requests to the mock. Only requests for this machine are served: for localhost, 127.0.0.1 and [::1]. Control-C',
    'ends everything.',
    '',
    'Examples:',
    '  forgespec dev',
    '  forgespec dev petstore.yaml --out api --server server.ts',
  ],
  options: {
    ...generation,
    port: { short: 'p', ...valued('N', 'Port of the documentation (default: 4400)') },
    'mock-port': valued('N', 'Port of the mock (default: 4010)'),
    'no-docs': flag('Do not serve the documentation'),
    'no-mock': flag('Do not start the mock'),
    server: valued('FILE', 'A program to run as well, in TypeScript or JavaScript'),
    'allow-host': allowHost,
    ...OUTPUT_OPTIONS,
  },
};
