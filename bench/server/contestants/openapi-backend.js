import { createServer } from 'node:http';
import addFormats from 'ajv-formats';
import { OpenAPIBackend } from 'openapi-backend';
import { readIssuesDocument } from '../document.js';
import { createIssue, listIssues } from '../issues.ts';
import { listen } from '../listen.ts';

/** On Node's HTTP server, with its validation of requests and of responses. */
export default async function start() {
  const backend = new OpenAPIBackend({
    definition: readIssuesDocument(),
    apiRoot: '/api/v1',
    ajvOpts: { coerceTypes: true },
    customizeAjv(ajv) {
      addFormats.default(ajv);
      return ajv;
    },
    handlers: {
      listIssues: () => ({ status: 200, value: listIssues() }),
      createIssue: ({ request }) => ({
        status: 201,
        value: createIssue(Number(request.params.project_id), request.requestBody),
      }),
      validationFail: ({ validation }) => ({ status: 400, value: { message: validation.errors } }),
      notFound: () => ({ status: 404, value: { message: 'There is nothing at this path.' } }),
      postResponseHandler({ api, operation, response }) {
        if (operation === undefined || response.status >= 400) return response;
        const { errors } = api.validateResponse(response.value, operation, response.status);
        return errors ? { status: 500, value: { message: 'Internal Server Error' } } : response;
      },
    },
  });
  await backend.init();
  return listen(
    createServer((request, response) => {
      const pieces = [];
      request.on('data', (piece) => pieces.push(piece));
      request.on('end', async () => {
        const [path, query = ''] = request.url.split('?');
        const body = pieces.length === 0 ? undefined : Buffer.concat(pieces).toString();
        const { method, headers } = request;
        const { status, value } = await backend.handleRequest({ method, path, query, headers, body });
        const text = JSON.stringify(value);
        response.writeHead(status, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        });
        response.end(text);
      });
    }),
  );
}
