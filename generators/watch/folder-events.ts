import { existsSync, realpathSync, statSync, watch, type FSWatcher } from 'node:fs';
import { dirname } from 'node:path';

interface Listening {
  readonly watcher: FSWatcher;
  readonly identity: string;
}

/**
 * Reports that something changed in the folders of some paths, but not what: the system sometimes reports a wrong path or
 * none. It watches folders, since a watch on a file ends when an editor replaces the file to save it.
 */
export class FolderEvents {
  readonly #onEvent: () => void;
  readonly #open = new Map<string, Listening>();

  constructor(onEvent: () => void) {
    this.#onEvent = onEvent;
  }

  /** Whether a watched folder was replaced by another one, which sends no events. */
  get isStale(): boolean {
    return [...this.#open].some(([folder, { identity }]) => identity !== identityOf(folder));
  }

  /** Watches these paths, which may be missing, and no others. */
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
      // The folder was deleted, or the system has no more watches. Callers also poll the paths.
    }
  }
}

/** The nearest existing folder of each path, and of its link target; the target itself if it is a folder. */
function* foldersOf(paths: Iterable<string>): Generator<string> {
  for (const path of paths) {
    let folder = dirname(path);
    while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
    yield folder;
    try {
      const location = realpathSync.native(path);
      yield statSync(location).isDirectory() ? location : dirname(location);
    } catch {
      // The path does not exist yet.
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
