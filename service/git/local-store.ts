import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { RepositoryContext, type GitTools } from './context.ts';
import { gitEnvironment } from './environment.ts';
import { RepositoryExists, RepositoryNotFound } from './errors.ts';
import { fillAside, folderSize, isFile, layOutRepository, linkFolder, repositoriesBelow } from './folders.ts';
import type { LocalStoreOptions } from './local-store-options.ts';
import { serveGit } from './http/serve.ts';
import { localRepository } from './local-repository.ts';
import { removeLocks } from './stale-locks.ts';
import { ProcessLocks } from './lock.ts';
import { branchRef, storagePath } from './names.ts';
import { ObjectReader } from './object-reader.ts';
import { GitRunner } from './process.ts';
import { defaultBranch } from './refs/change.ts';
import { packedRefs } from './refs/list.ts';
import { Recent } from './recent.ts';
import type { Repository } from './repository.ts';
import { importRefs } from './write/import.ts';
import { transferObjects } from './write/transfer.ts';
import { restoreSnapshot, takeSnapshot } from './snapshots.ts';
import type { GitAccess, ImportOptions, RepositoryStore } from './repository-store.ts';

/** Repositories as bare folders below one root. Incomplete ones are in `.tmp`, which is emptied at the start. */
export class LocalRepositoryStore implements RepositoryStore {
  readonly #root: string;
  readonly #tools: GitTools;
  readonly #maxPushBytes: number;
  readonly #idle: number;

  private constructor(options: LocalStoreOptions) {
    const durable = options.durable ?? true;
    this.#root = path.resolve(options.root);
    this.#idle = options.idle ?? 120_000;
    this.#maxPushBytes = options.maxPushBytes ?? 1024 ** 3;
    const environment = gitEnvironment({ durable, maxPushBytes: this.#maxPushBytes });
    const runner = new GitRunner(environment, { short: options.processes ?? 8, long: options.streams ?? 16 });
    this.#tools = {
      runner,
      reader: new ObjectReader(runner, options.readers ?? 32),
      locks: options.locks ?? new ProcessLocks(),
      root: this.#root,
      durable,
      contributors: new Recent(100),
      pages: new Recent(500),
    };
  }

  static async start(options: LocalStoreOptions): Promise<LocalRepositoryStore> {
    const store = new LocalRepositoryStore(options);
    await rm(store.#temporary, { recursive: true, force: true });
    await mkdir(store.#temporary, { recursive: true });
    return store;
  }

  async create(name: string, options: { readonly defaultBranch: string }): Promise<Repository> {
    branchRef(options.defaultBranch);
    return await this.#make(name, (folder) => layOutRepository(folder, options.defaultBranch));
  }

  async open(name: string): Promise<Repository> {
    return localRepository(await this.#context(name));
  }

  async exists(name: string): Promise<boolean> {
    return await isFile(path.join(this.#folder(name), 'HEAD'));
  }

  async fork(from: string, to: string): Promise<Repository> {
    const source = await this.#context(from);
    return await this.#make(to, async (folder) => {
      await layOutRepository(folder, await defaultBranch(source));
      const refs = await packedRefs(source, ['refs/heads/', 'refs/tags/']);
      const revisions = refs.match(/^[0-9a-f]{40}/gm) ?? [];
      if (revisions.length > 0)
        await transferObjects(this.#tools.runner, { folder: source.folder, revisions }, folder);
      await writeFile(path.join(folder, 'packed-refs'), refs);
    });
  }

  async copy(from: string, to: string): Promise<Repository> {
    const source = await this.#context(from);
    return await this.#make(to, async (folder) => {
      await layOutRepository(folder, await defaultBranch(source));
      // References first: the objects that they refer to are stored by then.
      const refs = await packedRefs(source, ['refs/']);
      await linkFolder(path.join(source.folder, 'objects'), path.join(folder, 'objects'));
      await writeFile(path.join(folder, 'packed-refs'), refs);
    });
  }

  async unlock(name: string): Promise<void> {
    await removeLocks(this.#folder(name));
  }

  async remove(name: string): Promise<void> {
    const folder = this.#folder(name);
    await this.#tools.locks.hold(name, async () => {
      if (!(await this.exists(name))) return;
      this.#tools.reader.forget(folder);
      const away = await mkdtemp(path.join(this.#temporary, 'removed-'));
      await rename(folder, path.join(away, 'repository'));
      await rm(away, { recursive: true, force: true });
    });
  }

  async size(name: string): Promise<number> {
    return await folderSize((await this.#context(name)).folder);
  }

  async list(): Promise<readonly string[]> {
    return await repositoriesBelow(this.#root);
  }

  async snapshot(name: string): Promise<void> {
    await takeSnapshot(this.#tools, this.#temporary, name);
  }

  async restore(name: string): Promise<void> {
    await restoreSnapshot(this.#tools, this.#temporary, name);
  }

  async clear(): Promise<void> {
    await restoreSnapshot(this.#tools, this.#temporary, undefined);
  }

  async import(name: string, options: ImportOptions): Promise<Repository> {
    const context = await this.#context(name);
    await importRefs(context, options);
    return localRepository(context);
  }

  async serve(request: IncomingMessage, response: ServerResponse, access: GitAccess): Promise<void> {
    const context = await this.#context(access.path);
    await serveGit(request, response, {
      context,
      access,
      temporary: this.#temporary,
      maxPushBytes: this.#maxPushBytes,
      idle: this.#idle,
    });
  }

  async close(): Promise<void> {
    this.#tools.reader.close();
    await this.#tools.runner.close();
  }

  get #temporary(): string {
    return path.join(this.#root, '.tmp');
  }

  #folder(name: string): string {
    return path.join(this.#root, storagePath(name));
  }

  async #make(name: string, fill: (folder: string) => Promise<void>): Promise<Repository> {
    const folder = this.#folder(name);
    return await this.#tools.locks.hold(name, async () => {
      if (await this.exists(name)) throw new RepositoryExists(`There is a repository ${name}`);
      await fillAside(folder, this.#temporary, fill);
      return localRepository(new RepositoryContext(name, folder, this.#tools));
    });
  }

  async #context(name: string): Promise<RepositoryContext> {
    const folder = this.#folder(name);
    if (!(await isFile(path.join(folder, 'HEAD')))) throw new RepositoryNotFound(`No repository ${name}`);
    return new RepositoryContext(name, folder, this.#tools);
  }
}
