import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../access/caller.ts';
import { scopesOf } from '../access/caller.ts';
import { mayRead } from '../access/parts.ts';
import { levelInProject } from '../access/queries.ts';
import { projectOf, viewerOf } from '../access/resources.ts';
import { opensGit } from '../access/scopes.ts';
import { callerOf } from '../access/tokens.ts';
import type { Row } from '../database/rows.ts';
import { refusedByProtection } from '../families/branches/protected-changes.ts';
import { protectionOf, type Protection } from '../families/branches/protection.ts';
import { announce, type Announcement, type Changing } from '../families/projects/references.ts';
import type { Forge } from '../forge.ts';
import type { GitAccess } from '../git/repository-store.ts';
import type { Mount } from './listener.ts';

const address = /^\/(?<path>[^?#]+?)\.git(?<suffix>\/(?:info\/refs|git-upload-pack|git-receive-pack))$/;

const notAllowed = 'You are not allowed to push to this project.';

/** Clone and push at `/<full path>.git`, with a token as the password. */
export function gitMount(forge: Forge): Mount {
  return {
    takes: (path) => address.test(path),
    boundsTime: true,
    answer(request, response) {
      serve(forge, request, response).catch(() => {
        if (response.headersSent) response.destroy();
        else refuse(response, 500, 'Internal Server Error');
      });
    },
  };
}

async function serve(forge: Forge, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [pathname = '', query = ''] = (request.url ?? '/').split('?', 2);
  const { path = '', suffix = '' } = address.exec(pathname)?.groups ?? {};
  const sent = credentialOf(request);
  const caller = sent === undefined ? undefined : await callerOf(forge, sent, 'personal');
  const writes =
    suffix === '/git-receive-pack' || new URLSearchParams(query).get('service') === 'git-receive-pack';
  if (caller === undefined && (sent !== undefined || writes)) return challenge(response);
  const project = await projectOf({ app: forge, principal: caller }, decoded(path)).catch(() => undefined);
  if (project === undefined) {
    return caller === undefined ? challenge(response) : refuse(response, 404, 'Repository not found');
  }
  const mayWrite = caller !== undefined && (await mayPush(forge, caller, project));
  if (writes && !mayWrite) return refuse(response, 403, notAllowed);
  if (!(await mayFetch(forge, caller, project))) {
    if (caller === undefined) return challenge(response);
    return refuse(response, 403, 'You are not allowed to read the code of this project.');
  }
  await forge.repositories.serve(request, response, {
    path: project.storage,
    suffix,
    mayWrite,
    ...(caller === undefined ? {} : { userName: caller.user.username }),
    ...(caller === undefined ? {} : announcing(forge, { project, caller })),
  });
}

/** Keeps a push in the outbox until everything that follows it is done. */
function announcing(
  forge: Forge,
  changing: Changing,
): Pick<GitAccess, 'refuse' | 'keepsHistory' | 'announce' | 'pushed'> {
  let protection: Promise<Protection> | undefined;
  const read = (): Promise<Protection> =>
    (protection ??= protectionOf(forge, changing.project, changing.caller));
  let announced: Announcement | undefined;
  return {
    refuse: async (change) =>
      // While a push is sent and waits for the lock, its caller may leave the project.
      (await mayPush(forge, changing.caller, changing.project))
        ? refusedByProtection(await read(), change, 'git')
        : notAllowed,
    keepsHistory: async ({ ref }) => !(await read()).mayRewrite(ref.replace(/^refs\/heads\//, '')),
    announce: async (changes) => {
      announced = await announce(forge, changing, changes);
    },
    pushed: async (changes) => announced?.done(changes),
  };
}

/** A token without a scope for git can read only what everybody can. */
async function mayFetch(app: Forge, caller: Caller | undefined, project: Row<'projects'>): Promise<boolean> {
  const isOpened = caller !== undefined && opensGit(scopesOf(caller), 'read');
  if (!isOpened && project.visibility !== 'public') return false;
  return await mayRead({ app, principal: caller }, project, 'code');
}

async function mayPush(forge: Forge, caller: Caller, project: Row<'projects'>): Promise<boolean> {
  if (!opensGit(scopesOf(caller), 'write')) return false;
  const viewer = viewerOf(forge, caller);
  const level = viewer === undefined ? undefined : await levelInProject(forge.database, viewer, project);
  return !project.archived && (level ?? 0) >= 30;
}

/** The password of `Authorization: Basic` (RFC 7617); the user name is ignored. */
function credentialOf({ headers }: IncomingMessage): string | undefined {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const text = Buffer.from(value, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function challenge(response: ServerResponse): void {
  refuse(response, 401, 'A token is needed as the password.', { 'www-authenticate': 'Basic realm="forge"' });
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${message}\n`);
}
