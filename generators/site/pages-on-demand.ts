import { setImmediate as turn } from 'node:timers/promises';
import type { Aggregate, Emission, OutputFile, Unit } from '../emit/emitter.ts';
import type { PackedFile } from '../emit/packed-file.ts';
import { UnitCache } from '../emit/unit-cache.ts';

/** The files of a site, which are printed on demand. */
export interface SiteFiles {
  /** The file at a path; undefined if the site has none. */
  find(path: string): Promise<PackedFile | undefined>;
  /** Prints the files that were not requested yet, except lists of all pages, until the signal. */
  renderRemaining(signal: AbortSignal): Promise<void>;
}

type SiteUnit = OutputFile | Unit | Aggregate;

/** Milliseconds of printing after which other events are handled. */
const SLICE = 10;

/** One version of a site. Its files are the same as those of a complete run. */
export class PagesOnDemand implements SiteFiles {
  readonly #emission: Emission;
  /** Has what was last printed of each unit, in this version or an earlier one. */
  readonly #cache: UnitCache;
  readonly #isCurrent: () => boolean;
  readonly #printed = new Map<string, Promise<readonly PackedFile[]>>();

  /** @param given `isCurrent`: whether there is no later version. An earlier one does not use the cache. */
  constructor(
    emission: Emission,
    { cache, isCurrent }: { readonly cache: UnitCache; readonly isCurrent: () => boolean },
  ) {
    this.#emission = emission;
    this.#cache = cache;
    this.#isCurrent = isCurrent;
    cache.retain(this.#units);
  }

  async find(path: string): Promise<PackedFile | undefined> {
    // The paths of the files of a unit begin with its path. The longest one is the most likely.
    const likely = this.#units
      .filter((unit) => path.startsWith(unit.path))
      .toSorted((left, right) => right.path.length - left.path.length);
    for (const unit of likely) {
      const found = (await this.#filesOf(unit)).find((file) => file.path === path);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async renderRemaining(signal: AbortSignal): Promise<void> {
    await this.#print(this.#emission.files, signal);
  }

  /** All files, in the order of a complete run. */
  async all(): Promise<readonly PackedFile[]> {
    return this.#print(this.#units);
  }

  get #units(): readonly SiteUnit[] {
    const { files, aggregates = [] } = this.#emission;
    return [...files, ...aggregates];
  }

  async #print(units: readonly SiteUnit[], signal?: AbortSignal): Promise<readonly PackedFile[]> {
    const files: PackedFile[] = [];
    let began = performance.now();
    for (const unit of units) {
      if (signal?.aborted === true) break;
      files.push(...(await this.#filesOf(unit)));
      if (performance.now() - began < SLICE) continue;
      await turn();
      began = performance.now();
    }
    return files;
  }

  #filesOf(unit: SiteUnit): Promise<readonly PackedFile[]> {
    const printed = this.#printed.get(unit.path) ?? this.#printUnit(unit);
    this.#printed.set(unit.path, printed);
    return printed;
  }

  async #printUnit(unit: SiteUnit): Promise<readonly PackedFile[]> {
    const { files, aggregates = [] } = this.#emission;
    const index = aggregates.findIndex((each) => each === unit);
    const aggregate = aggregates[index];
    // Other units are not aggregates.
    if (aggregate === undefined) return this.#currentCache().print(unit as OutputFile | Unit);
    const before = await this.#print([...files, ...aggregates.slice(0, index)]);
    return this.#currentCache().printAggregate(aggregate, before);
  }

  #currentCache(): UnitCache {
    return this.#isCurrent() ? this.#cache : new UnitCache();
  }
}
