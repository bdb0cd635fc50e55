import { join } from 'node:path';
import type { Seed, Seeded } from '../../generated/control/types/index.js';
import { instant, systemClock } from '../clock.ts';
import { Faults } from '../control/faults.ts';
import { addSeed } from '../control/seed.ts';
import { SettableClock } from '../control/settable-clock.ts';
import { Snapshots, startSnapshot } from '../control/snapshots.ts';
import { docsMount } from '../docs-site/mount.ts';
import type { Forge } from '../forge.ts';
import { withClampedPages } from '../http/page-sizes.ts';
import { jobKinds } from '../jobs/kinds.ts';
import { JobWorker } from '../jobs/worker.ts';
import { randomSecrets } from '../secrets.ts';
import { releaseJobs } from '../jobs/queries.ts';
import { repair } from '../outbox/repair.ts';
import { createApi } from './api.ts';
import { checkGit } from './check-git.ts';
import { controlMount } from './control.ts';
import { takeDataFolder } from './data-folder.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { gitMount } from './git.ts';
import { health } from './health.ts';
import { listen } from './listen.ts';
import { createListener } from './listener.ts';
import { withNamedDownloads } from './named-downloads.ts';
import { openState } from './open-state.ts';
import type { ForgeOptions } from './options.ts';
import { uploadsMount } from './uploads.ts';

/** A service that runs. */
export interface RunningForge {
  /** Without a trailing slash: `http://127.0.0.1:8080`. The API is at `/api/v4` below it. */
  readonly url: string;
  /** Where it listens; differs from `url` if callers use a public URL. */
  readonly address: string;
  /** The token of the administrator that the first start created; undefined if there were users already. */
  readonly token: string | undefined;
  readonly forge: Forge;
  /** The clock of the service; tests can set it. */
  readonly clock: SettableClock;
  /** Failures on order. */
  readonly faults: Faults;
  /** Adds users, groups and projects with their history: all of it, or nothing. */
  seed(seed: Seed): Promise<Seeded>;
  /** Keeps the state under a name until the process ends. */
  snapshot(name: string): Promise<void>;
  /** Restores the state with a name. Rejects if there is none. */
  restore(name: string): Promise<void>;
  /** Restores the state in which the service was started. */
  reset(): Promise<void>;
  /** Ends the service when all responses are sent; the data are kept unless they were temporary. */
  stop(): Promise<void>;
}

/** Starts the service in this process. Rejects with `CannotStart` if the port is taken or the data cannot be used. */
export async function startForge(options: ForgeOptions = {}): Promise<RunningForge> {
  const clock = new SettableClock(options.clock ?? systemClock);
  const faults = new Faults();
  // Resources are closed in reverse order, by `stop` and if the start fails.
  const opened: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const one of opened.toReversed()) await one();
  };
  try {
    await checkGit();
    const folder = await takeDataFolder(options.data);
    opened.push(() => folder.release());
    const { idle = 120_000 } = options;
    const address = options.database;
    const { close: closeState, ...state } = await openState(folder, { address, now: instant(clock), idle });
    const { database } = state;
    opened.push(closeState, () => state.repositories.close());
    const listening = await listen(options);
    opened.push(() => listening.close());
    const url = options.publicUrl ?? listening.address;
    const forge: Forge = {
      instance: {
        url,
        deployment: options.deployment ?? 'any',
        tier: options.tier ?? 'ultimate',
        imports: options.imports ?? {},
      },
      ...state,
      clock,
      secrets: options.secrets ?? randomSecrets,
      jobs: new JobWorker(jobKinds),
    };
    opened.push(() => forge.jobs.stop());
    const token = await createFirstAdministrator(forge);
    const snapshots = new Snapshots(forge);
    const control = options.control === true ? [controlMount({ forge, clock, snapshots, faults })] : [];
    const docs = docsMount({ folder: join(folder.path, 'docs'), url });
    const mounts = [health, ...control, docs, gitMount(forge), uploadsMount(forge)];
    const listener = createListener(withNamedDownloads(createApi(forge, options)), mounts, idle);
    const paged = options.pageSizes === 'refuse' ? listener : withClampedPages(listener);
    // A service with permanent data is not reset to its start, so no snapshot is needed.
    if (folder.isTemporary) await snapshots.take(startSnapshot);
    await repair(forge);
    // The database belongs to this process: what was running has ended with an earlier one.
    await database.transaction(releaseJobs);
    forge.jobs.start(forge);
    listening.answer(faults.around(paged));
    const restore = async (name: string): Promise<void> => {
      if (!(await snapshots.restore(name)))
        throw new Error(`There is no snapshot ${name}, but ${snapshots.names.join(', ') || 'none'}.`);
    };
    return {
      url,
      address: listening.address,
      token,
      forge,
      seed: (seed) => addSeed(forge, seed),
      snapshot: (name) => snapshots.take(name),
      restore,
      reset: () => restore(startSnapshot),
      clock,
      faults,
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
