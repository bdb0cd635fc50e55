import type { Description } from '../command.ts';

export const verify: Description = {
  name: 'verify',
  summary: 'Check a running server against its document',
  usage: '[document] --base-url URL [--token TOKEN] [--only TAG] [--allow-writes] [--ledger FILE]',
  details: [
    'Sends requests made from the document and checks the responses against it: statuses, media types, headers and bodies.',
    'It checks that values at the limits are accepted; that broken requests, unreadable bodies, missing, wrong and expired',
    'credentials and undocumented methods are refused; that hostile texts do not make the server fail; that HEAD agrees',
    'with GET, pages of lists are consistent, stored values can be read back, and deleted resources are gone.',
    'Each failure comes with the smallest request that was found.',
    '',
    'Only GET and HEAD are sent unless --allow-writes is given: then resources are created, changed and deleted, so use a',
    'test server. Redirects are not followed. The token is sent only to the addresses given here and is never printed.',
    'Operations that have a server of their own are skipped unless --server gives its address.',
    '',
    'Examples:',
    '  forgespec verify petstore.yaml --base-url http://127.0.0.1:8080/v1',
    '  forgespec verify --base-url https://test.example/api/v4 --allow-writes --ledger ledger.md',
    '  forgespec verify --base-url http://127.0.0.1:8080 --server https://uploads.example=http://127.0.0.1:8081',
    '  forgespec verify --mock',
  ],
  options: {
    'base-url': { type: 'string', value: 'URL', summary: 'Address that the paths of the document follow' },
    server: {
      type: 'string',
      multiple: true,
      value: 'URL=ADDRESS',
      summary: 'Address of a server that single operations have, by its URL in the document; repeatable',
    },
    mock: { type: 'boolean', summary: 'Start the mock of the document, and run every case against it' },
    token: {
      type: 'string',
      value: 'TOKEN',
      summary: 'Credentials (default: the variable FORGESPEC_TOKEN); user:password where they are basic',
    },
    'other-token': {
      type: 'string',
      value: 'TOKEN',
      summary: 'Credentials of a caller who may not touch what the first one owns (FORGESPEC_OTHER_TOKEN)',
    },
    only: { type: 'string', value: 'TAG', summary: 'Only the operations of a tag' },
    'allow-writes': { type: 'boolean', summary: 'Also send what changes the server' },
    values: {
      type: 'string',
      value: 'FILE',
      summary: 'JSON or YAML: values of path parameters by name, of others by operation and name',
    },
    strict: {
      type: 'boolean',
      summary: 'Report 400 and 422 for valid requests, and unknown parameters that are not refused',
    },
    prefer: {
      type: 'boolean',
      summary: 'Ask for each documented response with the header Prefer, which the mock understands',
    },
    ledger: {
      type: 'string',
      value: 'FILE',
      summary: 'Write what was exercised and what was not, as Markdown (.md) or JSON',
    },
    seed: { type: 'string', value: 'N', summary: 'Seed of the values (default: 1)' },
    'max-requests': { type: 'string', value: 'N', summary: 'Requests of the whole run (default: 20000)' },
    'max-time': {
      type: 'string',
      value: 'SECONDS',
      summary: 'Time of the whole run, the planning included (default: 600)',
    },
    timeout: { type: 'string', value: 'SECONDS', summary: 'Timeout of one request (default: 10)' },
    concurrency: {
      type: 'string',
      value: 'N',
      summary: 'GET and HEAD requests that run at once (default: 1)',
    },
    format: { type: 'string', value: 'FORMAT', summary: 'text (default), json or junit' },
  },
};
