import type { JsonObject } from '../../generators/json/json.ts';
import { operation } from '../types/model-of.ts';

export const regional = {
  url: 'https://{region}.files.example/{version}/',
  variables: {
    region: { default: 'eu', enum: ['eu', 'us'] },
    version: { default: 'v2' },
  },
};

const responses = {
  200: {
    description: 'A list.',
    headers: { Link: { schema: { type: 'string' } } },
    content: { 'application/json': { schema: { type: 'array', items: { type: 'integer' } } } },
  },
};

const paths: JsonObject = {
  '/plain': { get: operation({ operationId: 'getPlain' }) },
  '/upload': {
    servers: [{ url: 'https://upload.example/api/2.0', description: 'Takes files.' }],
    post: operation({ operationId: 'upload' }),
    get: operation({ operationId: 'listUploads', responses }),
    put: operation({ operationId: 'replace', servers: [regional] }),
  },
  '/open': {
    get: operation({ operationId: 'getOpen', security: [] }),
    post: operation({ operationId: 'openThis', security: [], servers: [{ url: 'https://open.example' }] }),
  },
  '/next': { get: operation({ operationId: 'getNext', servers: [{ url: '/v3' }] }) },
  '/beside': { get: operation({ operationId: 'getBeside', servers: [{ url: './beta' }] }) },
  '/same': {
    get: operation({
      operationId: 'getSame',
      servers: [{ url: 'https://{host}/v1', variables: { host: { default: 'api.example' } } }],
    }),
  },
};

/** The first server of the document. */
export const root = { url: 'https://{host}/v1', variables: { host: { default: 'api.example' } } };

export const serversDocument: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Servers', version: '1' },
  servers: [root, { url: 'https://staging.example/v1' }],
  paths,
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  security: [{ key: [] }],
};
