/** A server that is measured, each in a separate process. */
export interface Contestant {
  readonly title: string;
  /** In `contestants/`; its default export starts the server on a free port of the loopback and returns the port. */
  readonly file: string;
  /** Given to the module. */
  readonly variant?: string;
  readonly validates: 'nothing' | 'requests' | 'requests and responses';
}

export type Start = (variant?: string) => Promise<number>;

/** The bare one, with which all are compared, is first; then ours. */
export const contestants: readonly Contestant[] = [
  { title: 'node:http, bare', file: 'bare.ts', validates: 'nothing' },
  {
    title: '**forgespec** on node:http',
    file: 'forgespec.ts',
    variant: 'node',
    validates: 'requests and responses',
  },
  {
    title: '**forgespec** on Fastify',
    file: 'forgespec.ts',
    variant: 'fastify',
    validates: 'requests and responses',
  },
  { title: 'Fastify, schemas by hand', file: 'fastify.js', validates: 'requests' },
  {
    title: 'Fastify, schemas by hand',
    file: 'fastify.js',
    variant: 'responses',
    validates: 'requests and responses',
  },
  { title: 'fastify-openapi-glue', file: 'fastify-openapi-glue.js', validates: 'requests' },
  { title: 'hono with zod-openapi', file: 'hono.js', validates: 'requests' },
  {
    title: 'hono with zod-openapi',
    file: 'hono.js',
    variant: 'responses',
    validates: 'requests and responses',
  },
  { title: 'openapi-backend', file: 'openapi-backend.js', validates: 'requests and responses' },
  {
    title: 'express-openapi-validator',
    file: 'express-openapi-validator.js',
    validates: 'requests and responses',
  },
];
