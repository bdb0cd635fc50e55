import type { Description } from '../command.ts';

export const lint: Description = {
  name: 'lint',
  summary: 'Show everything that is to be said about a document',
  usage: '[document]',
  details: ['Reads and checks the document and writes nothing. Warnings and notes do not fail the call.'],
  options: {},
};
