import type { JsonObject } from '../../../generators/json/json.ts';
import { get, type Parts } from '../documents.ts';
import { type Row } from './row.ts';

const schemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  oauth: { type: 'oauth2', flows: {} },
};
const secured = (...security: JsonObject[]): Parts =>
  get({ security }, { components: { securitySchemes: schemes } });
const scheme = (parts: JsonObject): Parts => ({ components: { securitySchemes: { key: parts } } });

export const security: readonly Row[] = [
  [
    'security-added',
    secured({}),
    secured({ key: [] }),
    'breaks',
    'Callers without credentials are refused: the security requirement of GET /pets changes from nothing to key.',
  ],
  [
    'security-removed',
    secured({ key: [] }),
    secured({ key: [] }, {}),
    'safe',
    'Callers may leave out credentials: the security requirement of GET /pets changes from key to key or nothing.',
  ],
  [
    'security-alternative-added',
    secured({ key: [] }),
    secured({ oauth: [] }, { key: [] }),
    'safe',
    'Callers of GET /pets may also sign in with oauth.',
  ],
  [
    'security-alternative-removed',
    secured({ oauth: [] }, { key: [] }),
    secured({ key: [] }),
    'breaks',
    'Callers of GET /pets who sign in with oauth are refused.',
  ],
  [
    'security-alternative-removed',
    secured({ oauth: ['read'], key: [] }),
    secured({ oauth: ['read'] }, { key: [] }),
    'safe',
    'Callers of GET /pets who sign in with key and oauth need fewer credentials.',
  ],
  [
    'security-scope-added',
    secured({ oauth: ['read'] }),
    secured({ oauth: ['read', 'write'] }),
    'breaks',
    'Callers whose tokens have only the earlier scopes are refused: the list of scopes for oauth of GET /pets changes from read to read write.',
  ],
  [
    'security-scope-removed',
    secured({ oauth: ['read', 'write'] }),
    secured({ oauth: ['read'] }),
    'safe',
    'Callers need fewer scopes: the list for oauth of GET /pets changes from read write to read.',
  ],
  [
    'security-scheme-added',
    {},
    scheme({ type: 'http', scheme: 'bearer' }),
    'safe',
    'Operations may accept security scheme key.',
  ],
  [
    'security-scheme-removed',
    scheme({ type: 'http', scheme: 'bearer' }),
    {},
    'breaks',
    'Code that uses security scheme key has to change: the scheme is gone.',
  ],
  [
    'security-scheme-changed',
    scheme({ type: 'http', scheme: 'bearer' }),
    scheme({ type: 'apiKey', in: 'header', name: 'X-Key' }),
    'breaks',
    'Callers who sign in as before are refused: security scheme key changes from http bearer to apiKey in header X-Key.',
  ],
  [
    'access-changed',
    get({ 'x-role': [{ minimum: 'guest' }] }),
    get({ 'x-role': [{ minimum: 'owner' }] }),
    'unknown',
    'Callers may lack the permission that is needed now: x-role of GET /pets changes from [{"minimum":"guest"}] to [{"minimum":"owner"}].',
  ],
  [
    'access-changed',
    get({ 'x-feature-flag': 'new_pets' }),
    get({}),
    'safe',
    'Callers need no other permission than before: x-feature-flag of GET /pets is no longer set, and was "new_pets".',
  ],
];
