/** A program that uses the client of the specification; every expected error must be one. */
export const usage = `
import {
  createClient, createApi, createGroupMemberRole, downloadJobArtifacts, getProject, listGroups, listProjects, privateToken,
  retries, retryAfter, timeout, validation, NotFoundError, ValidationError, RateLimitError,
  type ListProjectsArguments, type Page,
} from './client/index.js';
declare const process: { readonly env: { readonly [name: string]: string | undefined } };
declare global {
  // As Next.js has it.
  interface RequestInit { next?: { revalidate?: number; tags?: string[] } }
}
import * as validators from './validators/operations.js';
import type { Project } from './types/index.js';

const client = createClient({
  baseUrl: 'https://forge.example/api/v4',
  auth: privateToken(async () => 'token'),
  use: [timeout(60_000), retries({ attempts: 5 }), timeout(5_000), validation(validators)],
});

const project: Project = await getProject(client, { id: 'group/project', statistics: true });
for await (const each of listProjects(client, { search: 'x' })) { const id: number = each.id; void id; }
for await (const each of listProjects(client).pages()) { const page: Page<{ id: number }> = each; void page; }
const first: { id: number }[] = await listGroups(client).first(3);
const role = await createGroupMemberRole(client, { id: 1, name: 'Release manager', base_access_level: 30 });
const stream: ReadableStream<Uint8Array> = await downloadJobArtifacts(client, { id: 1, job_id: 2 }, { onProgress: ({ loaded }) => void loaded });
const { body, response } = await getProject(client, { id: 1 }).withResponse();
void [project, first, role.id, stream, body.id, response.status];

const result = await getProject(client, { id: 1 }).result();
if (result.status === 200) void result.body.id;
else if (result.status === 404) void result.body.message;
else {
  // @ts-expect-error the body of a success is not there
  void result.body.path_with_namespace;
}
// @ts-expect-error bodies differ by status
void result.body.id;
if (result.status === 201) {
  // @ts-expect-error nobody has documented this answer
  void result.body.id;
}

try {
  await getProject(client, { id: 1 });
} catch (error) {
  if (error instanceof ValidationError) void error.fields['name']?.[0];
  if (error instanceof RateLimitError) void retryAfter(error).toFixed();
  if (error instanceof NotFoundError) void [error.status, error.operation, error.requestId, error.headers.get('x'), error.body];
}

const forge = createApi({ baseUrl: 'https://forge.example/api/v4' });
const same: Project = await forge.projects.get({ id: 1 });
void same;

// @ts-expect-error the name of the parameter is wrong
await getProject(client, { id: 1, statistic: true });
// @ts-expect-error a parameter is missing
await getProject(client, {});
// @ts-expect-error the arguments are missing
await getProject(client);
// @ts-expect-error a member of the body is missing
await createGroupMemberRole(client, { id: 1, name: 'x' });
// @ts-expect-error a member of the body has another name
await createGroupMemberRole(client, { id: 1, name: 'x', base_access_level: 30, permission: [] });
// @ts-expect-error values to order by are a closed set in a request
await listGroups(client, { order_by: 'colour' });
// @ts-expect-error a parameter has another type
await listProjects(client, { id_after: 'x' });
// @ts-expect-error the first argument is the client
await getProject({ id: 1 });
// @ts-expect-error the client comes first here too
await forge.projects.get(client, { id: 1 });
// @ts-expect-error a single thing has no pages
getProject(client, { id: 1 }).pages();
// The document has a server, which counts where no address is given.
void [createClient(), createClient({ baseUrl: process.env.FORGE }), createClient({ variables: { base_url: 'https://a.example' } })];
// @ts-expect-error the document has no such variable
createClient({ variables: { region: 'eu' } });
// @ts-expect-error no operation has a server of its own
createClient({ servers: { 'https://up.example': 'http://127.0.0.1' } });
await getProject(client, { id: 1 }, { credentials: 'include', cache: 'no-store', keepalive: true, maxBytes: 1000, next: { revalidate: 60 } });
createClient({ credentials: 'include', cache: 'no-store', keepalive: true, next: { tags: ['a'] } });
// @ts-expect-error an option that no platform has
await getProject(client, { id: 1 }, { credential: 'include' });
// @ts-expect-error the method is that of the operation
await getProject(client, { id: 1 }, { method: 'POST' });
// @ts-expect-error a function that takes a Request would get an address, without method, headers and body
createClient({ fetch: (request: Request) => fetch(request) });
createClient({ fetch: (url, init) => fetch(new Request(url, init)) });
createClient({ fetch });
const wrong: ListProjectsArguments = {
  // @ts-expect-error arguments are checked where they are written down too
  pages: 2,
};
void wrong;
`;
