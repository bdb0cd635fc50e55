import type { Description } from '../command.ts';
import { STRICT_OPTION } from '../document.ts';

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
    operation: { type: 'string', value: 'ID', summary: 'operationId whose body the payload is' },
    request: { type: 'boolean', summary: 'The payload is the body of a request' },
    response: {
      type: 'string',
      value: 'STATUS',
      summary: 'The payload is the body of the response with this status',
    },
    'media-type': {
      type: 'string',
      value: 'TYPE',
      summary: 'Media type of the body, where there are several (default: JSON)',
    },
    schema: {
      type: 'string',
      value: 'NAME',
      summary: 'Schema that the payload is; as in responses unless --request is given',
    },
    har: { type: 'boolean', summary: 'The file is an HTTP archive' },
    'base-url': {
      type: 'string',
      value: 'URL',
      summary: 'With --har: the server whose traffic is checked, instead of those of the document',
    },
    scalars: {
      type: 'string',
      value: 'exact|lenient',
      summary:
        'With --har: lenient also takes True, 1 and yes as booleans, and texts for numbers in JSON, in requests (default: exact)',
    },
    webhook: {
      type: 'string',
      multiple: true,
      value: 'NAME=URL',
      summary:
        'With --har: where a webhook or callback is sent to, so that its deliveries are checked; repeatable',
    },
    ...STRICT_OPTION,
  },
};
