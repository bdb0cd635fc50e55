import type { Description } from '../command.ts';
import { STRICT_OPTION } from '../document.ts';

export const mock: Description = {
  name: 'mock',
  summary: 'Answer requests with the examples of a document',
  usage: '[document] [--port N] [--host HOST] [--no-auth]',
  details: [
    'Serves every operation: a request is checked as the generated server checks it, and refused with the reasons or',
    'answered with an example of the document, else with a value made by its schema. Each call is printed on one line.',
    'Operations that need credentials take any. A caller chooses the answer with the header Prefer:',
    '',
    '  curl -H "Prefer: code=404" …       the response of a status',
    '  curl -H "Prefer: example=empty" …  the example of a name',
  ],
  options: {
    port: {
      type: 'string',
      short: 'p',
      value: 'N',
      summary: 'Port (default: 4010); 0 takes one that is free',
    },
    host: {
      type: 'string',
      value: 'HOST',
      summary: 'Address to listen at (default: 127.0.0.1, which others cannot reach)',
    },
    'no-auth': { type: 'boolean', summary: 'Take requests without credentials' },
    ...STRICT_OPTION,
  },
};
