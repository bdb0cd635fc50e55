import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RefChange } from '../objects/types.ts';
import { allRefs } from '../refs/list.ts';
import { bounded, plainBody, readHead, startBackend } from './backend.ts';
import { keepingHistory } from './kept-history.ts';
import { parseCommands, refusal, refusedName, type PushCommands } from './pkt-line.ts';
import { refuseBody } from './refuse-body.ts';
import { refuse, type GitRequest } from './request.ts';

/** Maximum bytes of the commands of a push: some ten thousand references. */
const maxCommandBytes = 4 * 1024 * 1024;

const resultType = { 'content-type': 'application/x-git-receive-pack-result', 'cache-control': 'no-cache' };

/**
 * Receives a push. The body is stored first: an incomplete push never begins, and a slow one holds no lock. Git itself
 * keeps new objects separate until all are complete, and moves each reference in one step.
 */
export async function servePush(
  request: IncomingMessage,
  response: ServerResponse,
  git: GitRequest,
): Promise<void> {
  const body = plainBody(request);
  if (body === undefined) return refuse(response, 415, 'Unknown encoding of the body');
  const folder = await mkdtemp(path.join(git.temporary, 'push-'));
  try {
    const file = path.join(folder, 'body');
    const { socket } = request;
    try {
      request.setTimeout(git.idle, () => void request.destroy());
      await pipeline(bounded(body, git.maxPushBytes + maxCommandBytes), createWriteStream(file));
    } catch (error) {
      return refuseBody(request, response, error);
    } finally {
      socket.setTimeout(0);
    }
    const commands = parseCommands(await firstBytes(file));
    if (commands === undefined) return refuse(response, 400, 'The body is not a push');
    const respond = await git.context.locked(() =>
      receive(request, response, git, { folder, file, commands }),
    );
    await respond();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function report(
  response: ServerResponse,
  commands: PushCommands,
  reasons: ReadonlyMap<string, string>,
): void {
  response.writeHead(200, resultType);
  response.end(refusal(commands, reasons));
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size, maxCommandBytes));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function refusedChanges(commands: PushCommands, git: GitRequest): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  for (const change of commands.changes) {
    const reason = refusedName(change) ?? (await git.access.refuse?.(change));
    if (reason !== undefined) reasons.set(change.ref, reason);
  }
  return reasons;
}

/**
 * The settings of git for this push: which branches keep their commits. Git checks that, as the new commits are not
 * stored yet.
 */
async function settingsOf(
  { changes }: PushCommands,
  { access }: GitRequest,
  folder: string,
): Promise<readonly string[]> {
  const moved = changes.filter(({ before, after }) => before !== null && after !== null);
  const kept: string[] = [];
  for (const change of moved) if ((await access.keepsHistory?.(change)) === true) kept.push(change.ref);
  return await keepingHistory(
    kept,
    moved.map(({ ref }) => ref),
    path.resolve(folder),
  );
}

/**
 * References that no longer have the value that the client saw. Git checks this too, but deletes with any old value.
 */
function changedMeanwhile(commands: PushCommands, refs: ReadonlyMap<string, string>): Map<string, string> {
  const stale = commands.changes.filter(({ ref, before }) => (refs.get(ref) ?? null) !== before);
  return new Map(stale.map(({ ref }) => [ref, 'the reference has changed']));
}

/**
 * Runs the push in the lock, also the checks whether it is allowed. Returns a function that reports the changes and then sends the response, which needs no
 * lock.
 */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  git: GitRequest,
  {
    folder,
    file,
    commands,
  }: { readonly folder: string; readonly file: string; readonly commands: PushCommands },
): Promise<() => Promise<void>> {
  const reasons = await refusedChanges(commands, git);
  if (reasons.size > 0) return async () => report(response, commands, reasons);
  const settings = await settingsOf(commands, git, folder);
  const before = await allRefs(git.context);
  const stale = changedMeanwhile(commands, before);
  if (stale.size > 0) return async () => report(response, commands, stale);
  await git.access.announce?.(commands.changes);
  const running = await startBackend(request, git, { query: '', settings });
  const sent = pipeline(createReadStream(file), running.child.stdin).catch(() => undefined);
  const head = await readHead(running.child.stdout);
  const parts: Buffer[] = head === undefined ? [] : [head.rest];
  for await (const part of running.child.stdout as AsyncIterable<Buffer>) parts.push(part);
  await sent;
  const failed = await running.ended.then(
    () => false,
    () => true,
  );
  const changes = changesBetween(before, await allRefs(git.context));
  return async () => {
    if (changes.length > 0 || git.access.announce !== undefined) await git.access.pushed?.(changes);
    if (head === undefined || (failed && head.status === 200)) return refuse(response, 500, 'git failed');
    for (const [name, value] of head.headers) response.appendHeader(name, value);
    response.writeHead(head.status);
    response.end(Buffer.concat(parts));
  };
}

function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): RefChange[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((ref) => {
    const change = { ref, before: before.get(ref) ?? null, after: after.get(ref) ?? null };
    return change.before === change.after ? [] : [change];
  });
}
