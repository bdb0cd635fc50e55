import type { IncomingMessage, ServerResponse } from 'node:http';
import { bounded, runBackend } from './backend.ts';
import { serveFetch } from './fetch.ts';
import { servePush } from './push.ts';
import { refuse, type GitRequest } from './request.ts';

/** Clone and push over HTTP ("gitprotocol-http", smart clients). Clients with the dumb protocol are refused. */
export async function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  git: GitRequest,
): Promise<void> {
  const { suffix, mayWrite } = git.access;
  const query = request.url?.split('?')[1] ?? '';
  const method = request.method ?? 'GET';
  if (suffix === '/info/refs' && method === 'GET') {
    const service = new URLSearchParams(query).get('service');
    const writes = service === 'git-receive-pack';
    if (!writes && service !== 'git-upload-pack') return refuse(response, 403, 'Only smart HTTP is served');
    if (writes && !mayWrite)
      return refuse(response, 403, 'You are not allowed to push code to this project.');
    return await runBackend(request, response, git, {
      query: `service=${service}`,
      body: bounded(request, 0),
    });
  }
  if (suffix !== '/git-upload-pack' && suffix !== '/git-receive-pack')
    return refuse(response, 404, 'Not found');
  if (method !== 'POST') return refuse(response, 405, 'Only POST is served');
  const type = `application/x-${suffix.slice(1)}-request`;
  if (request.headers['content-type'] !== type) return refuse(response, 415, `The body has to be ${type}`);
  if (suffix === '/git-upload-pack') return await serveFetch(request, response, git);
  if (!mayWrite) return refuse(response, 403, 'You are not allowed to push code to this project.');
  return await servePush(request, response, git);
}
