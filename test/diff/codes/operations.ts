import type { JsonObject } from '../../../generators/json/json.ts';
import { operation } from '../../types/model-of.ts';
import { get, type Parts } from '../documents.ts';
import { text, type Row } from './row.ts';

const hook = (parts: JsonObject): Parts => ({ webhooks: { made: { post: operation(parts) } } });
const called = (address: string): Parts => ({
  paths: {
    '/pets': {
      post: operation({ callbacks: { done: { [address]: { post: operation({ operationId: 'tell' }) } } } }),
    },
  },
});

export const operations: readonly Row[] = [
  ['operation-added', {}, get({}), 'safe', 'Callers may use GET /pets.'],
  [
    'operation-removed',
    get({}),
    {},
    'breaks',
    'Callers of GET /pets get an error: it is gone, and was not deprecated before.',
  ],
  [
    'deprecated-operation-removed',
    get({ deprecated: true }),
    {},
    'breaks',
    'Callers who still use GET /pets get an error: it is gone, and was deprecated before.',
  ],
  [
    'operation-moved',
    get({}),
    { paths: { '/animals': { get: operation({}) } } },
    'breaks',
    'Callers of act get an error: its address changes from GET /pets to GET /animals.',
  ],
  [
    'operation-deprecated',
    get({}),
    get({ deprecated: true }),
    'documentation',
    'Callers of GET /pets should stop using it: it is deprecated.',
  ],
  [
    'operation-deprecated-no-longer',
    get({ deprecated: true }),
    get({}),
    'documentation',
    'Callers may go on using GET /pets: it is no longer deprecated.',
  ],
  [
    'operation-id-changed',
    get({}),
    get({ operationId: 'list' }),
    'breaks',
    'Code that uses a generated client has to change: the operationId of GET /pets changes from act to list. Requests are the same.',
  ],
  [
    'operation-tag-changed',
    get({ tags: ['a'] }),
    get({ tags: ['b'] }),
    'breaks',
    'Code that uses a generated client by groups, and links to the documentation, have to change: the first tag of GET /pets changes from a to b.',
  ],
  [
    'operation-summary-changed',
    get({ summary: 'a' }),
    get({ summary: 'b' }),
    'documentation',
    'Readers see another summary of GET /pets.',
  ],
  [
    'operation-description-changed',
    get({ description: 'a' }),
    get({ description: 'b' }),
    'documentation',
    'Readers see another description of GET /pets.',
  ],
  [
    'path-parameter-renamed',
    {
      paths: {
        '/pets/{id}': {
          get: operation({ parameters: [{ name: 'id', in: 'path', required: true, schema: text }] }),
        },
      },
    },
    {
      paths: {
        '/pets/{pet}': {
          get: operation({ parameters: [{ name: 'pet', in: 'path', required: true, schema: text }] }),
        },
      },
    },
    'breaks',
    'Code that uses a generated client has to change: the name of a path parameter of GET /pets/{pet} changes from id to pet. Requests are the same.',
  ],
  ['webhook-added', {}, hook({}), 'safe', 'Receivers may register for POST /made.'],
  ['webhook-removed', hook({}), {}, 'breaks', 'Receivers of POST /made are not called any more.'],
  [
    'callback-address-changed',
    called('{$request.body#/url}'),
    called('{$request.query.url}'),
    'breaks',
    'Receivers of POST /done are called at another address: it changes from {$request.body#/url} to {$request.query.url}.',
  ],
];
