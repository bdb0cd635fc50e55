import { existsSync, realpathSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';

interface Listening {
  readonly watcher: FSWatcher;
  readonly identity: string;
}

/**
 * Notices that something happened in the folders of some paths, and never what: the system names a path wrongly or not at
 * all now and then. Folders are listened to, not files: an editor that saves by renaming takes away the file that it
 * replaces, and with it whoever listens to that.
 */
export class FolderEvents {
  readonly #onEvent: () => void;
  readonly #open = new Map<string, Listening>();

  constructor(onEvent: () => void) {
    this.#onEvent = onEvent;
  }

  /** Whether another folder stands where one was that is listened to: nothing is heard of the new one. */
  get isStale(): boolean {
    return [...this.#open].some(([folder, { identity }]) => identity !== identityOf(folder));
  }

  /** Listens for these paths, also for those where nothing is yet, and no longer for others. */
  follow(paths: Iterable<string>): void {
    const wanted = new Set(foldersOf(paths));
    for (const [folder, { watcher, identity }] of this.#open) {
      if (wanted.has(folder) && identity === identityOf(folder)) continue;
      watcher.close();
      this.#open.delete(folder);
    }
    for (const folder of wanted) if (!this.#open.has(folder)) this.#listen(folder);
  }

  end(): void {
    this.follow([]);
  }

  #listen(folder: string): void {
    try {
      const identity = identityOf(folder);
      const watcher = watch(folder, () => this.#onEvent());
      watcher.on('error', () => watcher.close());
      this.#open.set(folder, { watcher, identity });
    } catch {
      // The folder has gone, or the system has no more watches. Whoever listens looks at the paths from time to time too.
    }
  }
}

/** The folders of each path and of what it leads to, and that itself if it is one; the nearest that is there otherwise. */
function* foldersOf(paths: Iterable<string>): Generator<string> {
  for (const path of paths) {
    let folder = dirname(path);
    while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
    yield folder;
    try {
      const location = realpathSync.native(path);
      yield statSync(location).isDirectory() ? location : dirname(location);
    } catch {
      // Nothing is there yet.
    }
  }
}

function identityOf(folder: string): string {
  const status = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? '' : `${status.dev} ${status.ino}`;
}
