import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { LocalRepositoryStore } from '../../git/local-store.ts';

export const providerToken = 'token-of-the-provider';

/** A provider on loopback: the REST API that importers use, and one repository by `git http-backend`. */
export class Provider {
  /** Responses by path, without the query; `[status, body, headers]`. A function gets the request. */
  readonly routes = new Map<string, Reply>();
  readonly requests: string[] = [];
  readonly store: LocalRepositoryStore;
  readonly #server: Server;
  readonly #folder: string;

  private constructor(store: LocalRepositoryStore, folder: string) {
    this.store = store;
    this.#folder = folder;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<Provider> {
    const folder = mkdtempSync(join(tmpdir(), 'forge-provider-'));
    const store = await LocalRepositoryStore.start({ root: folder, durable: false });
    const repository = await store.create('ada/tools.git', { defaultBranch: 'trunk' });
    const author = { name: 'Ada', email: 'ada@example.com', at: '2026-01-01T00:00:00.000Z' };
    const actions = [{ action: 'create', path: 'README.md', content: 'Tools\n' }] as const;
    await repository.createCommit({ branch: 'trunk', message: 'First', author, actions });
    await repository.createTag({ name: 'v1', revision: 'trunk' });
    const provider = new Provider(store, folder);
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
    await this.store.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.url);
    this.requests.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    const git = /^\/ada\/tools\.git(\/.*)$/.exec(pathname);
    if (git !== null) {
      const [, code = ''] = (request.headers.authorization ?? '').split(' ');
      const password = Buffer.from(code, 'base64').toString().split(':')[1];
      if (password !== providerToken) return void response.writeHead(401).end();
      const access = { path: 'ada/tools.git', suffix: git[1] ?? '', mayWrite: false };
      return await this.store.serve(request, response, access);
    }
    const reply = this.routes.get(pathname);
    if (reply === undefined) return void response.writeHead(404).end('{}');
    const given = typeof reply === 'function' ? reply(request) : reply;
    if (given === 'silence') return;
    const [status, body, headers = {}] = given;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}

type Given = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>] | 'silence';
export type Reply = Given | ((request: IncomingMessage) => Given);

/** Starts a provider for the tests of a file, and ends it after them. */
export function describeProvider(): () => Provider {
  let provider: Provider | undefined;
  beforeAll(async () => {
    provider = await Provider.start();
  });
  afterAll(async () => provider?.stop());
  return () => {
    if (provider === undefined) throw new Error('The provider was not started.');
    return provider;
  };
}
