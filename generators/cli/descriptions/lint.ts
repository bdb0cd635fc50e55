import type { Description } from '../command.ts';

export const lint: Description = {
  name: 'lint',
  summary: 'List the flaws of a document, with places, causes and fixes',
  usage: '[document]',
  details: [
    'Reads and checks the document and writes nothing, unless --fix asks for it. Flaws of the document are errors here and',
    'fail the call; the other commands go on with what they assume in place of a flaw, and say so, unless they have the',
    'option --strict. Warnings and notes do not fail the call. Rules for authors (lint/...) are followed here alone.',
  ],
  options: {
    fix: { type: 'boolean', summary: 'Correct names and values of which it is known what was meant' },
  },
};
