import type { Description } from '../command.ts';

export const lsp: Description = {
  name: 'lsp',
  readsConfiguration: true,
  summary: 'Serve editors: findings while typing, definitions, completion, renaming',
  usage: '[--stdio]',
  details: [
    'Speaks the Language Server Protocol on standard input and output; an editor starts and ends it. Reads documents in YAML',
    'and JSON with what is typed in them and not saved yet, and writes nothing. The documents are those of the configuration',
    'in the folder that the editor has open, and any file that begins with its version of OpenAPI.',
  ],
  options: {
    stdio: {
      type: 'boolean',
      summary: 'Use standard input and output, which it does anyway; many editors pass it',
    },
  },
};
