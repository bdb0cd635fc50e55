import type { Description } from '../command.ts';
import { flag } from '../option.ts';

export const lint: Description = {
  name: 'lint',
  summary: 'List the flaws of a document, with places, causes and fixes',
  usage: '[document]',
  details: [
    'Reads and checks the document. Writes nothing, except with --fix. Flaws of the document are errors here and make the',
    'command fail; other commands report what they assume in place of a flaw and continue, unless --strict is given.',
    'Warnings and notes do not make the command fail. Only this command applies the rules for authors (lint/...).',
  ],
  options: {
    fix: flag('Correct names and values if only one correction is possible'),
  },
};
