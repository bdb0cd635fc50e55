import { existsSync, realpathSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';

interface Listening {
  readonly watcher: FSWatcher;
  readonly identity: string;
}

/**
 * Notices that something happened in the folders of some paths, but not what: the system sometimes reports a wrong path
 * or none. Folders are watched, not files: an editor that saves by renaming replaces the file, and a watch on it would
 * end.
 */
export class FolderEvents {
  readonly #onEvent: () => void;
  readonly #open = new Map<string, Listening>();

  constructor(onEvent: () => void) {
    this.#onEvent = onEvent;
  }

  /** Whether a watched folder was replaced by another one, for which there are no events. */
  get isStale(): boolean {
    return [...this.#open].some(([folder, { identity }]) => identity !== identityOf(folder));
  }

  /** Watches these paths, including missing ones, and no longer others. */
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
      // The folder was deleted, or the system has no more watches. Callers check the paths from time to time too.
    }
  }
}

/**
 * The folders of each path and of its link target, and the target itself if it is a folder; the nearest existing folder
 * otherwise.
 */
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
  try {
    const status = statSync(folder, { bigint: true });
    return `${status.dev} ${status.ino}`;
  } catch {
    return '';
  }
}
