import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import Fastify from 'fastify';
import { readIssuesDocument, resolved } from '../document.js';
import { createIssue, listIssues } from '../issues.ts';
import { HOST } from '../listen.ts';

/**
 * Fastify as a careful team writes it: schemas for parameters, body and answers, which it serialises by schema. In the
 * variant `responses` answers are validated too.
 */
export default async function start(variant) {
  const document = readIssuesDocument();
  const { parameters, get, post } = document.paths['/projects/{project_id}/issues'];
  const schemaOf = (node) => resolved(node.content['application/json'].schema, document);
  const params = groupOf(parameters);
  const responses = { 200: schemaOf(get.responses['200']), 201: schemaOf(post.responses['201']) };

  // Members that are not described are refused, as everywhere else here; Fastify would remove them.
  const app = Fastify({ ajv: { customOptions: { removeAdditional: false } } });
  if (variant === 'responses') validateResponses(app, responses);
  const url = '/api/v1/projects/:project_id/issues';
  app.get(
    url,
    { schema: { params, querystring: groupOf(get.parameters), response: { 200: responses[200] } } },
    async () => listIssues(),
  );
  app.post(
    url,
    { schema: { params, body: schemaOf(post.requestBody), response: { 201: responses[201] } } },
    async (request, reply) => {
      reply.code(201);
      return createIssue(request.params.project_id, request.body);
    },
  );
  await app.listen({ port: 0, host: HOST });
  return app.addresses()[0].port;
}

function groupOf(parameters) {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    additionalProperties: false,
  };
}

function validateResponses(app, schemas) {
  const ajv = new Ajv();
  addFormats.default(ajv);
  const validators = new Map(
    Object.entries(schemas).map(([status, schema]) => [Number(status), ajv.compile(schema)]),
  );
  app.addHook('preSerialization', async (_, reply, payload) => {
    const isValid = validators.get(reply.statusCode);
    if (isValid !== undefined && !isValid(payload))
      throw new Error('The response is not as the document says.');
    return payload;
  });
}
