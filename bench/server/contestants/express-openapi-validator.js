import { createServer } from 'node:http';
import express from 'express';
import * as validator from 'express-openapi-validator';
import { readIssuesDocument } from '../document.js';
import { createIssue, listIssues } from '../issues.ts';
import { listen } from '../listen.ts';

/** Express 5 with the validator for requests and responses. */
export default function start() {
  const app = express();
  app.use(express.json());
  app.use(
    validator.middleware({
      apiSpec: readIssuesDocument(),
      validateRequests: true,
      validateResponses: true,
    }),
  );
  const path = '/api/v1/projects/:project_id/issues';
  app.get(path, (_, response) => {
    response.json(listIssues());
  });
  app.post(path, (request, response) => {
    response.status(201).json(createIssue(Number(request.params.project_id), request.body));
  });
  // Express tells handlers of errors by their four parameters.
  app.use((error, _request, response, _next) => {
    response.status(error.status ?? 500).json({ message: error.message });
  });
  return listen(createServer(app));
}
