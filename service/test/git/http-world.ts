import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { LocalStoreOptions } from '../../git/local-store-options.ts';
import type { Repository } from '../../git/repository.ts';
import type { GitAccess, RepositoryStore } from '../../git/repository-store.ts';
import { commitFiles, git, makeStore, temporaryFolder } from './world.ts';

export interface GitServer {
  readonly store: RepositoryStore;
  readonly root: string;
  readonly repository: Repository;
  /** Of the repository `a.git`, which has one commit on `main`. */
  readonly url: string;
  readonly port: number;
  /** The received requests, with their method and URL. */
  readonly seen: IncomingMessage[];
}

/** A real server that serves every repository of a store. */
export async function gitServer(
  access: Partial<GitAccess> = {},
  options: Partial<LocalStoreOptions> = {},
): Promise<GitServer> {
  const { store, root } = await makeStore(options);
  const repository = await store.create('a.git', { defaultBranch: 'main' });
  await commitFiles(repository, { 'README.md': 'hello\n' });
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    const match = /^\/([\w.]+\.git)(\/[^?]*)/.exec(request.url ?? '');
    const [, name = '', suffix = ''] = match ?? [];
    store
      .serve(request, response, { path: name, suffix, mayWrite: true, userName: 'mira', ...access })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { store, root, repository, url: `http://127.0.0.1:${port}/a.git`, port, seen };
}

/** A clone in a temporary folder. */
export async function clone(url: string, ...args: string[]): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'clone');
  await git('/', 'clone', '-q', ...args, url, folder);
  return folder;
}

/** One more commit in a clone; returns its id. */
export async function commitIn(folder: string, file: string, content: string | Buffer): Promise<string> {
  await writeFile(path.join(folder, file), content);
  await git(folder, 'add', '.');
  await git(folder, 'commit', '-qm', `Write ${file}`);
  return (await git(folder, 'rev-parse', 'HEAD')).trim();
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** One request without a client of git. */
export async function send(
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Buffer;
  } = {},
): Promise<RawResponse> {
  return await new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      { method: options.method ?? 'GET', headers: options.headers ?? {}, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(options.body);
  });
}
