import { createAdaptorServer } from '@hono/node-server';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { createIssue, listIssues } from '../issues.ts';
import { listen } from '../listen.ts';

const person = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  avatar_url: z.string().optional(),
});
const issue = z.object({
  id: z.int(),
  project_id: z.int(),
  title: z.string(),
  description: z.string().optional(),
  state: z.enum(['opened', 'closed']),
  confidential: z.boolean(),
  labels: z.array(z.string()),
  weight: z.int().optional(),
  due_date: z.iso.date().optional(),
  author: person,
  assignees: z.array(person),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
  web_url: z.string(),
});
const issues = z.array(issue);
const issueCreate = z.strictObject({
  title: z.string().min(1).max(255),
  description: z.string().max(100_000).optional(),
  confidential: z.boolean().optional(),
  labels: z.array(z.string().min(1).max(50)).max(20).optional(),
  assignee_ids: z.array(z.int().min(1)).max(10).optional(),
  weight: z.int().min(0).optional(),
  due_date: z.iso.date().optional(),
});
const params = z.object({ project_id: z.coerce.number().int().min(1) });
const query = z.strictObject({
  state: z.enum(['opened', 'closed', 'all']).optional(),
  search: z.string().max(200).optional(),
  confidential: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  page: z.coerce.number().int().min(1).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
});
const path = '/projects/{project_id}/issues';
const json = (schema) => ({ description: 'JSON.', content: { 'application/json': { schema } } });

/** Hono's validation of requests; in the variant `responses` answers are parsed by hand, as it has nothing for them. */
export default function start(variant) {
  const checked = (schema, value) => (variant === 'responses' ? schema.parse(value) : value);
  const app = new OpenAPIHono().basePath('/api/v1');
  app.openapi(
    createRoute({ method: 'get', path, request: { params, query }, responses: { 200: json(issues) } }),
    (context) => context.json(checked(issues, listIssues()), 200),
  );
  app.openapi(
    createRoute({
      method: 'post',
      path,
      request: { params, body: { ...json(issueCreate), required: true } },
      responses: { 201: json(issue) },
    }),
    (context) => {
      const created = createIssue(context.req.valid('param').project_id, context.req.valid('json'));
      return context.json(checked(issue, created), 201);
    },
  );
  // A failed check of an answer is logged by default, with all its faults.
  app.onError((_, context) => context.json({ message: 'Internal Server Error' }, 500));
  return listen(createAdaptorServer(app));
}
