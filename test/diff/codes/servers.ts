import type { JsonObject } from '../../../generators/json/json.ts';
import { get, type Parts } from '../documents.ts';
import { type Row } from './row.ts';

const served = (...urls: string[]): Parts => ({ servers: urls.map((url) => ({ url })) });
const variable = (parts: JsonObject): Parts => ({
  servers: [{ url: 'https://{region}.example', variables: { region: { default: 'eu', ...parts } } }],
});

export const servers: readonly Row[] = [
  ['server-added', served('/v1'), served('/v1', '/v2'), 'safe', 'Callers may use /v2.'],
  [
    'server-removed',
    served('/v1', '/v2'),
    served('/v1'),
    'breaks',
    'Callers who use /v2 may not reach the service.',
  ],
  [
    'server-first-changed',
    served('/v1', '/v2'),
    served('/v2', '/v1'),
    'unknown',
    'Clients that use the first server call another one: it changes from /v1 to /v2.',
  ],
  [
    'server-variable-default-changed',
    variable({}),
    variable({ default: 'us' }),
    'breaks',
    'Clients that do not set the variable region of the server https://{region}.example call another server: it changes from eu to us.',
  ],
  [
    'server-variable-values-changed',
    variable({ enum: ['eu', 'us'] }),
    variable({ enum: ['eu'] }),
    'breaks',
    'Clients that set the variable region of the server https://{region}.example may not reach the service: the list of its values changes from eu, us to eu.',
  ],
  [
    'server-variable-removed',
    variable({}),
    { servers: [{ url: 'https://{region}.example' }] },
    'breaks',
    'Clients that set the variable region of the server https://{region}.example have to change: the address does not have it any more.',
  ],
  [
    'operation-servers-changed',
    get({}),
    get({ servers: [{ url: 'https://uploads.example' }] }),
    'breaks',
    'Callers of GET /pets have to call another server: the first changes from / to https://uploads.example.',
  ],
];
