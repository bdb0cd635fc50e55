import type { Description } from '../command.ts';
import { STRICT_OPTION } from '../document.ts';
import { TAKE_OVER_OPTION } from '../output-options.ts';
import { valued } from '../option.ts';

export const scaffold: Description = {
  name: 'scaffold',
  summary:
    'Write a stub for each operation, and update hand-written handlers after each edit of the document',
  usage: 'DIR [--document PATH] [--server DIR]',
  details: [
    'Writes one file of handlers per family, and an index that puts them together for the generated server. When the',
    'document has changed, run it again: stubs are added for new operations, renamed handlers get their new names,',
    'handlers of removed operations are kept and marked. Code that you wrote is kept, byte for byte.',
    '',
    'A handler is found by the line with method and path in its comment, then by its name; it may be in any file of',
    'the folder.',
    '',
    'Example:',
    '  forgespec generate && forgespec scaffold handlers',
  ],
  options: {
    server: valued('DIR', 'Output folder with the generated server (default: generated)'),
    ...TAKE_OVER_OPTION,
    'import-extension': valued(
      'ts|js',
      'How the index imports the files beside it (default: as the nearest tsconfig.json allows, else ts)',
    ),
    ...STRICT_OPTION,
  },
};
