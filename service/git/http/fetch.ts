import type { IncomingMessage, ServerResponse } from 'node:http';
import { unreachableOf } from '../read/reachable.ts';
import { bounded, plainBody, runBackend } from './backend.ts';
import { packet, parseWants } from './pkt-line.ts';
import { refuseBody } from './refuse-body.ts';
import { refuse, type GitRequest } from './request.ts';

/** Maximum size of a fetch request, which lists what the client wants and has. */
const maxFetchBytes = 64 * 1024 * 1024;

const resultType = { 'content-type': 'application/x-git-upload-pack-result', 'cache-control': 'no-cache' };

/**
 * Serves a clone or fetch. Clients may want every object that a reference leads to, as partial clones do. What is left
 * of deleted branches is refused here: by protocol 2, git itself gives every object that it has ("gitprotocol-v2",
 * fetch).
 */
export async function serveFetch(
  request: IncomingMessage,
  response: ServerResponse,
  git: GitRequest,
): Promise<void> {
  const body = plainBody(request);
  if (body === undefined) return refuse(response, 415, 'Unknown encoding of the body');
  request.setTimeout(git.idle, () => void request.destroy());
  const parts: Buffer[] = [];
  try {
    for await (const part of bounded(body, maxFetchBytes)) parts.push(part);
  } catch (error) {
    return refuseBody(request, response, error);
  }
  const wants = parseWants(Buffer.concat(parts));
  if (wants === undefined) return refuse(response, 400, 'The body is not a request of git');
  const [hidden] = await unreachableOf(git.context, wants);
  if (hidden === undefined) return await runBackend(request, response, git, { query: '', body: parts });
  response.writeHead(200, resultType).end(packet(`ERR upload-pack: not our ref ${hidden}`));
}
