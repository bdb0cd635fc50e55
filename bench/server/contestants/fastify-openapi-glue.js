import Fastify from 'fastify';
import glue from 'fastify-openapi-glue';
import { readIssuesDocument } from '../document.js';
import { createIssue, listIssues } from '../issues.ts';
import { HOST } from '../listen.ts';

/** Its routes are made of the document; Fastify serialises answers by schema, which is no validation. */
export default async function start() {
  const app = Fastify({ ajv: { customOptions: { removeAdditional: false } } });
  app.register(glue, {
    specification: readIssuesDocument(),
    prefix: '/api/v1',
    serviceHandlers: {
      listIssues: async () => listIssues(),
      async createIssue(request, reply) {
        reply.code(201);
        return createIssue(request.params.project_id, request.body);
      },
    },
  });
  await app.listen({ port: 0, host: HOST });
  return app.addresses()[0].port;
}
