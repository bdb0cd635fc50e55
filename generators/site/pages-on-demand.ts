import { setImmediate as turn } from 'node:timers/promises';
import { packFile } from '../emit/encoded-file.ts';
import type { OutputFile, Unit } from '../emit/emitter.ts';
import { isGathering } from '../emit/print-emission.ts';
import { printAgain, type PrintedUnit } from '../engine/printed-unit.ts';
import { Comparison } from '../engine/same-data.ts';

/** The files of a site, which need not be made before they are asked for. */
export interface SiteFiles {
  /** Undefined where the site has no such file. */
  find(path: string): Promise<OutputFile | undefined>;
  /** Makes what nobody has asked for, but the lists of all pages, until the signal. */
  makeRest(signal: AbortSignal): Promise<void>;
}

/** Milliseconds that files are made for without a pause: a request or a save in the meantime waits no longer. */
const SLICE = 10;

/** The versions of one site. What a version has as an earlier one had it is not printed again. */
export class SiteVersions {
  readonly #printed = new Map<string, PrintedUnit>();

  next(units: readonly (OutputFile | Unit)[]): PagesOnDemand {
    const paths = new Set(units.map(({ path }) => path));
    for (const path of this.#printed.keys()) if (!paths.has(path)) this.#printed.delete(path);
    return new PagesOnDemand(units, this.#printed);
  }
}

/** One version of a site, byte for byte what is printed of it at once. */
export class PagesOnDemand implements SiteFiles {
  readonly #units: readonly (OutputFile | Unit)[];
  /** What was last printed of each unit, in this version or in an earlier one. */
  readonly #printed: Map<string, PrintedUnit>;
  readonly #comparison = new Comparison();
  readonly #made = new Map<OutputFile | Unit, Promise<readonly OutputFile[]>>();

  constructor(units: readonly (OutputFile | Unit)[], printed: Map<string, PrintedUnit>) {
    this.#units = units;
    this.#printed = printed;
  }

  async find(path: string): Promise<OutputFile | undefined> {
    // The files of a unit begin with its path, and where several do, the longest is the most likely.
    const likely = this.#units
      .filter((unit) => path.startsWith(unit.path))
      .toSorted((left, right) => right.path.length - left.path.length);
    for (const unit of likely) {
      const found = (await this.#filesOf(unit)).find((file) => file.path === path);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async makeRest(signal: AbortSignal): Promise<void> {
    await this.#make(
      this.#units.filter((unit) => !isGathering(unit)),
      signal,
    );
  }

  /** All files, in the order in which they are printed at once. */
  async all(): Promise<readonly OutputFile[]> {
    return this.#make(this.#units);
  }

  async #make(units: readonly (OutputFile | Unit)[], signal?: AbortSignal): Promise<readonly OutputFile[]> {
    const files: OutputFile[] = [];
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

  #filesOf(unit: OutputFile | Unit): Promise<readonly OutputFile[]> {
    const made = this.#made.get(unit) ?? this.#print(unit);
    this.#made.set(unit, made);
    return made;
  }

  async #print(unit: OutputFile | Unit): Promise<readonly OutputFile[]> {
    const earlier = isGathering(unit)
      ? await this.#make(this.#units.slice(0, this.#units.indexOf(unit)))
      : [];
    const printed = await printAgain(packed(unit), {
      known: this.#printed.get(unit.path),
      earlier,
      comparison: this.#comparison,
    });
    this.#printed.set(unit.path, printed);
    return printed.files;
  }
}

/** The same unit, whose files take no more memory than their bytes. */
function packed(unit: OutputFile | Unit): OutputFile | Unit {
  if (!('print' in unit)) return packFile(unit);
  return { ...unit, print: async (earlier) => (await unit.print(earlier)).map(packFile) };
}
