import type { RuntimeFile } from '../joined-runtime.ts';

/** The modules of the runtime in a client, grouped by what programs use together: unused files are not loaded. */
export const clientRuntime: readonly RuntimeFile[] = [
  {
    path: 'client/runtime/calls',
    modules: [
      'client/client',
      'client/authentication',
      'client/call',
      'client/errors',
      'client/facade',
      'client/operation',
      'client/server-url',
      'client/with-bigint',
      'client/with-response',
    ],
  },
  { path: 'client/runtime/lists', modules: ['client/list-call'] },
  {
    path: 'client/runtime/parameters',
    modules: [
      'client/nested-query',
      'client/path',
      'client/plain',
      'client/plain-headers',
      // Programs without the codec write JSON too.
      'contract/json-text',
    ],
  },
  // Of any other form.
  { path: 'client/runtime/codec', modules: ['client/fields', 'client/styled'] },
  {
    path: 'client/runtime/bodies',
    modules: [
      'client/chosen-body',
      'client/files-or-json-body',
      'client/form-body',
      'client/json-body',
      'client/multipart-body',
      'client/optional-body',
      'client/plain-fields',
      'client/plain-typed-result',
      'client/raw-body',
      'client/read-json-or',
      'client/read-stream',
      'client/read-text',
      'client/typed-result',
    ],
  },
  {
    path: 'client/runtime/plugins',
    modules: [
      'client/deprecation',
      'client/hooks',
      'client/retries',
      'client/retry-after',
      'client/timeout',
      'client/validation',
    ],
  },
  { path: 'client/runtime/index', modules: ['client/index'] },
  // What only Node has.
  { path: 'client/node', modules: ['client/node'] },
  { path: 'client/runtime/undici', modules: ['client/undici'] },
];
