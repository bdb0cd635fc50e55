import { setTimeout as pause } from 'node:timers/promises';
import { FolderEvents } from './folder-events.ts';
import { stampOf, type Stamp } from './stamp.ts';

/** Times for which a watcher waits, in milliseconds. */
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

/** Resolution of the times of changes in file systems, in milliseconds. */
const TICK = 20;

/**
 * Watches files and folders by their paths. Events of the system only start a comparison with the disk, which finds the
 * changes: those between two waits are not lost, and files that are not watched are ignored.
 */
export class Watcher {
  readonly #pace: Pace;
  readonly #events = new FolderEvents(() => {
    this.#hasEvent = true;
    this.#wake?.();
  });
  /** Whether there was an event since the last wait for one. */
  #hasEvent = false;
  /** The last stamp of each path. */
  #stamps = new Map<string, string>();
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
    const stamps = new Map<string, string>();
    for (const path of paths) {
      const { text, changed } = stampOf(path);
      stamps.set(path, this.#stamps.get(path) ?? (changed > since - TICK ? 'unknown' : text));
    }
    this.#stamps = stamps;
    this.#events.follow(stamps.keys());
  }

  /** Waits for changes, and returns all paths that changed since the last call; undefined when watching has ended. */
  async next(): Promise<ReadonlySet<string> | undefined> {
    let wasWoken = false;
    while (!this.#hasEnded) {
      const changed = await this.#stableChanges();
      if (this.#hasEnded) break;
      if (changed.size > 0) return this.#accept(changed);
      // The event was about other files; they may be written all the time.
      if (wasWoken) await pause(this.#pace.quiet);
      await this.#nextEvent();
      wasWoken = true;
    }
    return undefined;
  }

  end(): void {
    this.#hasEnded = true;
    this.#events.end();
    this.#wake?.();
  }

  /** The changes, when they have stayed the same for the quiet time, or after the longest time. */
  async #stableChanges(): Promise<ReadonlyMap<string, Stamp>> {
    const { quiet, blank, longest } = this.#pace;
    const began = performance.now();
    let changed = this.#changes();
    let unchangedFor = 0;
    while (changed.size > 0 && !this.#hasEnded) {
      await pause(quiet);
      const again = this.#changes();
      unchangedFor = isSame(changed, again) ? unchangedFor + quiet : 0;
      changed = again;
      const isBlank = [...changed].some(([path, stamp]) => stamp.isBlank && this.#stamps.get(path) !== '');
      if (unchangedFor >= (isBlank ? blank : quiet) || performance.now() - began > longest) return changed;
    }
    return changed;
  }

  /** The paths whose stamps have changed. */
  #changes(): ReadonlyMap<string, Stamp> {
    const changed = new Map<string, Stamp>();
    for (const [path, last] of this.#stamps) {
      const stamp = stampOf(path);
      if (stamp.text !== last) changed.set(path, stamp);
    }
    return changed;
  }

  #accept(changed: ReadonlyMap<string, Stamp>): ReadonlySet<string> {
    for (const [path, { text }] of changed) this.#stamps.set(path, text);
    this.#events.follow(this.#stamps.keys());
    return new Set(changed.keys());
  }

  /** Waits for an event, or until it is time to check without one. */
  async #nextEvent(): Promise<void> {
    if (this.#events.isStale) this.#events.follow(this.#stamps.keys());
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
