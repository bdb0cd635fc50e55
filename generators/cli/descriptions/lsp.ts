import type { Description } from '../command.ts';
import { flag } from '../option.ts';

export const lsp: Description = {
  name: 'lsp',
  readsConfiguration: true,
  summary: 'Serve editors: findings while typing, definitions, completion, renaming',
  usage: '[--stdio]',
  details: [
    'Speaks the Language Server Protocol on standard input and output; an editor starts and stops it. Reads documents in',
    'YAML and JSON, including unsaved edits, and writes nothing. It serves the documents of the configuration in the folder',
    'that is open in the editor, and every file that begins with the version of OpenAPI.',
  ],
  options: {
    stdio: flag('Use standard input and output; it always does, but many editors pass the option'),
  },
};
