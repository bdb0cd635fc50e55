import type { Description } from '../command.ts';
import { STRICT_OPTION } from '../document.ts';
import { allowHost } from '../served-hosts.ts';
import { flag, valued, repeated } from '../option.ts';

export const mock: Description = {
  name: 'mock',
  summary: 'Respond to requests with the examples of a document',
  usage:
    '[document] [--port N] [--host HOST] [--allow-host NAME] [--cors ORIGIN] [--no-auth] [--unknown-parameters ignore] [--unknown-members ignore] [--scalars lenient]',
  details: [
    'Serves every operation. Each request is checked as the generated server checks it: an invalid one is refused with the',
    'reasons; a valid one gets an example from the document, or a value made from its schema. Each request is logged on one',
    'line. Lists are paginated by page, per_page, offset or cursor, with Link and totals if the document has these headers.',
    'Downloads are real archives, images and texts. Operations that need credentials accept any. The header Prefer chooses',
    'the response:',
    '',
    '  curl -H "Prefer: code=404" …       the response with this status',
    '  curl -H "Prefer: example=empty" …  the example with this name',
    '',
    'Only requests for this machine are served: for localhost, 127.0.0.1, [::1] and the address of --host. Pages from other',
    'origins cannot read responses unless --cors names the origin.',
  ],
  options: {
    port: { short: 'p', ...valued('N', 'Port (default: 4010); 0 chooses a free one') },
    host: valued('HOST', 'Address to listen at (default: 127.0.0.1, which others cannot reach)'),
    'allow-host': allowHost,
    cors: repeated('ORIGIN', 'Let pages of this origin read responses (* for every origin); may be repeated'),
    'unknown-parameters': valued(
      'refuse|ignore',
      'What to do with parameters that the document does not describe (default: refuse)',
    ),
    'unknown-members': valued(
      'refuse|ignore',
      'What to do with members of JSON that a closed schema does not allow (default: refuse)',
    ),
    scalars: valued(
      'exact|lenient',
      'lenient also accepts True, 1 and yes as booleans, and strings for numbers in JSON (default: exact)',
    ),
    'no-auth': flag('Accept requests without credentials'),
    ...STRICT_OPTION,
  },
};
