import type { Description } from '../command.ts';
import { flag, valued, repeated } from '../option.ts';

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
    'The exit code is 1 if a case failed, and 2 if none passed and none failed: then nothing was verified.',
    '',
    'Examples:',
    '  forgespec verify petstore.yaml --base-url http://127.0.0.1:8080/v1',
    '  forgespec verify --base-url https://test.example/api/v4 --allow-writes --ledger ledger.md',
    '  forgespec verify --base-url http://127.0.0.1:8080 --server https://uploads.example=http://127.0.0.1:8081',
    '  forgespec verify --mock',
  ],
  options: {
    'base-url': valued('URL', 'Base URL of the server, before the paths of the document'),
    server: repeated(
      'URL=ADDRESS',
      'Address of a server that only some operations have, by its URL in the document; repeatable',
    ),
    mock: flag('Start the mock of the document, and run every case against it'),
    token: valued(
      'TOKEN',
      'Credentials (default: the variable FORGESPEC_TOKEN); user:password for basic authentication',
    ),
    'other-token': valued(
      'TOKEN',
      'Credentials of another caller, who may not access resources of the first (default: the variable FORGESPEC_OTHER_TOKEN)',
    ),
    only: valued('TAG', 'Only operations with this tag'),
    'allow-writes': flag('Also send requests that change the server'),
    values: valued(
      'FILE',
      'File of values in JSON or YAML: path parameters by name, others by operation and name',
    ),
    strict: flag('Report 400 and 422 for valid requests, and unknown parameters that are not refused'),
    prefer: flag('Ask for each documented response with the header Prefer, which the mock understands'),
    ledger: valued('FILE', 'Write what was tested and what was not, as Markdown (.md) or JSON'),
    seed: valued('N', 'Seed of the values (default: 1)'),
    'max-requests': valued('N', 'Limit of requests of the whole run (default: 20000)'),
    'max-time': valued('SECONDS', 'Time limit of the whole run, including planning (default: 600)'),
    timeout: valued('SECONDS', 'Timeout of one request (default: 10)'),
    concurrency: valued('N', 'GET and HEAD requests sent at the same time (default: 1)'),
    format: valued('FORMAT', 'text (default), json or junit'),
  },
};
