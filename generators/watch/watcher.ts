import { setTimeout as pause } from 'node:timers/promises';
import { FolderEvents } from './folder-events.ts';
import { stampOf, type Stamp } from './stamp.ts';

/** How long a watcher waits, in milliseconds. */
export interface Pace {
  /** Time without a further change before changes are returned: editors save in several steps, and several files. */
  readonly quiet: number;
  /** The same while a file is empty or missing. */
  readonly blank: number;
  /** Time after which changes are returned even if more of them follow. */
  readonly longest: number;
  /** Time between two checks of the disk without events: network file systems and virtual machines send none. */
  readonly poll: number;
}

const PACE: Pace = { quiet: 25, blank: 150, longest: 600, poll: 1_000 };

/** The clock for the times of changes ticks once in this number of milliseconds. */
const TICK = 20;

/**
 * Watches files and folders by their paths. Events of the system only trigger a look at the disk, which finds the
 * changes. So no change between two waits is lost, and unwatched files, such as those that a run writes, are ignored.
 */
export class Watcher {
  readonly #pace: Pace;
  readonly #events = new FolderEvents(() => {
    this.#hasEvent = true;
    this.#wake?.();
  });
  /** Whether there was an event since the last wait for one. */
  #hasEvent = false;
  #known = new Map<string, string>();
  #wake: (() => void) | undefined;
  #hasEnded = false;

  constructor(pace: Partial<Pace> = {}) {
    this.#pace = { ...PACE, ...pace };
  }

  /**
   * Watches these paths and no others; each is a file or a folder, or may become one.
   * @param paths absolute
   * @param since when reading them began, in milliseconds since the epoch: later changes are reported
   */
  watch(paths: Iterable<string>, since: number = Date.now()): void {
    if (this.#hasEnded) return;
    const known = new Map<string, string>();
    for (const path of paths) {
      const { text, changed } = stampOf(path);
      known.set(path, this.#known.get(path) ?? (changed > since - TICK ? 'unknown' : text));
    }
    this.#known = known;
    this.#events.follow(known.keys());
  }

  /** Waits for changes, and returns all paths that changed since the last call; undefined when watching has ended. */
  async next(): Promise<ReadonlySet<string> | undefined> {
    let wasWoken = false;
    while (!this.#hasEnded) {
      const changed = await this.#settled();
      if (this.#hasEnded) break;
      if (changed.size > 0) return this.#take(changed);
      // Other programs may write to the same folders all the time.
      if (wasWoken) await pause(this.#pace.quiet);
      await this.#woken();
      wasWoken = true;
    }
    return undefined;
  }

  end(): void {
    this.#hasEnded = true;
    this.#events.end();
    this.#wake?.();
  }

  /** The changes, once two consecutive checks agree, or after the longest time. */
  async #settled(): Promise<ReadonlyMap<string, Stamp>> {
    const { quiet, blank, longest } = this.#pace;
    const began = performance.now();
    let changed = this.#look();
    let rested = 0;
    while (changed.size > 0 && !this.#hasEnded) {
      // A file that is being written is empty for a moment only, so it is looked at again as soon as any other.
      await pause(quiet);
      const again = this.#look();
      rested = isSame(changed, again) ? rested + quiet : 0;
      changed = again;
      const isBlank = [...changed].some(([path, stamp]) => stamp.isBlank && this.#known.get(path) !== '');
      if (rested >= (isBlank ? blank : quiet) || performance.now() - began > longest) return changed;
    }
    return changed;
  }

  /** The paths whose stamps differ from the known ones. */
  #look(): ReadonlyMap<string, Stamp> {
    const changed = new Map<string, Stamp>();
    for (const [path, known] of this.#known) {
      const stamp = stampOf(path);
      if (stamp.text !== known) changed.set(path, stamp);
    }
    return changed;
  }

  #take(changed: ReadonlyMap<string, Stamp>): ReadonlySet<string> {
    for (const [path, { text }] of changed) this.#known.set(path, text);
    this.#events.follow(this.#known.keys());
    return new Set(changed.keys());
  }

  /** Resolves at the next event, or when it is time to check without one. */
  async #woken(): Promise<void> {
    if (this.#events.isStale) this.#events.follow(this.#known.keys());
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#pace.poll);
    this.#wake = resolve;
    if (!this.#hasEvent && !this.#hasEnded) await promise;
    this.#hasEvent = false;
    this.#wake = undefined;
    clearTimeout(timer);
  }
}

function isSame(one: ReadonlyMap<string, Stamp>, other: ReadonlyMap<string, Stamp>): boolean {
  return one.size === other.size && [...one].every(([path, { text }]) => other.get(path)?.text === text);
}
