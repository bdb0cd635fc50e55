import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Seed, Seeded } from '../../generated/control/types/index.js';
import { closeNodeServer } from '../../generated/server/node.js';
import { instant, systemClock } from '../clock.ts';
import { Faults } from '../control/faults.ts';
import { addSeed } from '../control/seed.ts';
import { SettableClock } from '../control/settable-clock.ts';
import { Snapshots, startSnapshot } from '../control/snapshots.ts';
import { openFileStore } from '../blobs/file-store.ts';
import { openDatabase } from '../database/open.ts';
import { LocalRepositoryStore } from '../git/local-store.ts';
import { docsMount } from '../docs-site/mount.ts';
import type { Forge } from '../forge.ts';
import { jobKinds } from '../jobs/kinds.ts';
import { JobWorker } from '../jobs/worker.ts';
import { openSealing } from '../sealing.ts';
import { randomSecrets } from '../secrets.ts';
import { releaseJobs } from '../jobs/queries.ts';
import { repair } from '../outbox/repair.ts';
import { createApi } from './api.ts';
import { controlMount } from './control.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { gitMount } from './git.ts';
import { health } from './health.ts';
import { createListener } from './listener.ts';
import { withNamedDownloads } from './named-downloads.ts';
import type { ForgeOptions } from './options.ts';
import { uploadsMount } from './uploads.ts';

/** A service that runs. */
export interface RunningForge {
  /** Without a slash at the end: `http://127.0.0.1:8080`. The API is at `/api/v4` below it. */
  readonly url: string;
  /** Where it listens; another address than `url` where callers see it under a public one. */
  readonly address: string;
  /** The token of the administrator that the first start made; undefined where there were users already. */
  readonly token: string | undefined;
  readonly forge: Forge;
  /** The time that the service goes by; tests can set it. */
  readonly clock: SettableClock;
  /** Failures on order. */
  readonly faults: Faults;
  /** Adds users, groups and projects with their history: all of it, or nothing. */
  seed(seed: Seed): Promise<Seeded>;
  /** Keeps the state under a name, for as long as the process runs. */
  snapshot(name: string): Promise<void>;
  /** Puts the state of a name back. Rejects where there is none. */
  restore(name: string): Promise<void>;
  /** Puts back the state in which the service was started. */
  reset(): Promise<void>;
  /** Ends the service when all responses are sent; the data stay unless they were temporary. */
  stop(): Promise<void>;
}

/** Starts the service in this process. Rejects where the port is taken or the data cannot be used. */
export async function startForge(options: ForgeOptions = {}): Promise<RunningForge> {
  // Processes that work on it have folders of their own in which they run.
  const folder = resolve(options.data ?? mkdtempSync(join(tmpdir(), 'forge-')));
  const isTemporary = options.data === undefined;
  mkdirSync(folder, { recursive: true });
  const clock = new SettableClock(options.clock ?? systemClock);
  const faults = new Faults();
  const location =
    options.database === undefined
      ? { file: join(folder, 'forge.sqlite'), durable: !isTemporary }
      : { address: options.database };
  const database = await openDatabase(location, instant(clock));
  const repositories = await LocalRepositoryStore.start({
    root: join(folder, 'repositories'),
    durable: !isTemporary,
  });
  // Pushes take as long as their line does: the git mount bounds how long nothing comes, the others how long a request takes.
  const http = createServer({
    requireHostHeader: false,
    headersTimeout: 60_000,
    requestTimeout: 0,
    // Longer addresses than Node takes of its own are for the API to refuse, with 414.
    maxHeaderSize: 65_536,
  });
  try {
    const address = await listen(http, options);
    const url = options.publicUrl ?? address;
    const forge: Forge = {
      instance: {
        url,
        deployment: options.deployment ?? 'any',
        tier: options.tier ?? 'ultimate',
        imports: options.imports ?? {},
      },
      database,
      repositories,
      blobs: await openFileStore(join(folder, 'blobs')),
      clock,
      secrets: options.secrets ?? randomSecrets,
      sealing: await openSealing(join(folder, 'sealing.key')),
      jobs: new JobWorker(jobKinds),
    };
    const token = await createFirstAdministrator(forge);
    const stop = async (): Promise<void> => {
      await forge.jobs.stop();
      await closeNodeServer(http);
      await repositories.close();
      await database.close();
      if (isTemporary) rmSync(folder, { recursive: true, force: true });
    };
    const snapshots = new Snapshots(forge);
    const control = options.control === true ? [controlMount({ forge, clock, snapshots, faults })] : [];
    const docs = docsMount({ folder: join(folder, 'docs'), url });
    const mounts = [health, ...control, docs, gitMount(forge), uploadsMount(forge)];
    http.on('request', faults.around(createListener(withNamedDownloads(createApi(forge, options)), mounts)));
    // A service that keeps its data is not put back to its start: nothing is copied for that.
    if (isTemporary) await snapshots.take(startSnapshot);
    await repair(forge);
    // A file of SQLite belongs to one process. Other processes may work on a database of PostgreSQL.
    if (options.database === undefined) await database.transaction(releaseJobs);
    forge.jobs.start(forge);
    const restore = async (name: string): Promise<void> => {
      if (!(await snapshots.restore(name)))
        throw new Error(`There is no snapshot ${name}, but ${snapshots.names.join(', ') || 'none'}.`);
    };
    return {
      url,
      address,
      token,
      forge,
      seed: (seed) => addSeed(forge, seed),
      snapshot: (name) => snapshots.take(name),
      restore,
      reset: () => restore(startSnapshot),
      clock,
      faults,
      stop,
    };
  } catch (error) {
    http.close();
    await repositories.close();
    await database.close();
    throw error;
  }
}

async function listen(http: Server, { host = '127.0.0.1', port = 0 }: ForgeOptions): Promise<string> {
  http.listen(port, host);
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
