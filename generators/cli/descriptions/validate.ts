import type { Description } from '../command.ts';
import { STRICT_OPTION } from '../document.ts';
import { flag, valued, repeated } from '../option.ts';

export const validate: Description = {
  name: 'validate',
  summary: 'Check a payload or recorded traffic against a document',
  usage: 'FILE|- (--operation ID (--request | --response STATUS) | --schema NAME | --har) [--document PATH]',
  details: [
    'Checks a payload against a body of an operation or against a schema; `-` reads it from standard input. With --har',
    'the file is an HTTP archive: each of its entries is matched to its operation, and parameters, bodies, statuses and',
    'headers are checked.',
    '',
    'Examples:',
    '  forgespec validate role.json --operation createMemberRole --request',
    '  curl … | forgespec validate - --operation getProject --response 200',
    '  forgespec validate --har session.har',
  ],
  options: {
    operation: valued('ID', 'operationId of the operation whose body the payload is'),
    request: flag('The payload is the body of a request'),
    response: valued('STATUS', 'The payload is the body of the response with this status'),
    'media-type': valued('TYPE', 'Media type of the body, if there are several (default: JSON)'),
    schema: valued('NAME', 'Schema to check the payload against; as in responses unless --request is given'),
    har: flag('The file is an HTTP archive'),
    'base-url': valued(
      'URL',
      'With --har: the server whose traffic is checked, instead of those of the document',
    ),
    scalars: valued(
      'exact|lenient',
      'With --har: lenient also accepts True, 1 and yes as booleans, and strings for numbers in JSON, in requests (default: exact)',
    ),
    webhook: repeated(
      'NAME=URL',
      'With --har: URL that receives a webhook or callback, so that its deliveries are checked; repeatable',
    ),
    ...STRICT_OPTION,
  },
};
