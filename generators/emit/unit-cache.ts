import { areCurrent, record, type Dependency } from '../incremental/dependencies.ts';
import { isEqual } from '../incremental/equal.ts';
import { incrementalMode } from '../incremental/mode.ts';
import { statistics } from '../incremental/statistics.ts';
import type { Aggregate, OutputFile, Printed, Unit } from './emitter.ts';
import { outputsOf } from './outputs.ts';
import { packFile, type PackedFile } from './packed-file.ts';

interface PrintedUnit {
  readonly inputs: readonly unknown[] | undefined;
  readonly dependencies: readonly Dependency[];
  readonly files: readonly PackedFile[];
}

/** Prints the units of one emitter for consecutive versions of a model, and reuses what an edit does not concern. */
export class UnitCache {
  /** By path. */
  readonly #printed = new Map<string, PrintedUnit>();
  /** The files for the current aggregate. */
  #files: readonly PackedFile[] = [];

  /** Drops the units that the current version does not have. */
  retain(units: readonly Pick<Unit, 'path'>[]): void {
    const paths = new Set(units.map(({ path }) => path));
    for (const path of this.#printed.keys()) if (!paths.has(path)) this.#printed.delete(path);
  }

  /** The files of a unit. Equal files are the same objects as before. */
  print(unit: OutputFile | Unit): Promise<readonly PackedFile[]> {
    return 'print' in unit ? this.#reuseOrPrint(unit, () => unit.print()) : this.#store(unit, () => [unit]);
  }

  printAggregate(aggregate: Aggregate, files: readonly PackedFile[]): Promise<readonly PackedFile[]> {
    this.#files = files;
    return this.#reuseOrPrint(aggregate, () => aggregate.print(outputsOf(files, () => this.#files)));
  }

  async #reuseOrPrint(
    unit: Pick<Unit, 'path' | 'inputs'>,
    print: () => Printed,
  ): Promise<readonly PackedFile[]> {
    const known = this.#printed.get(unit.path);
    const mode = incrementalMode();
    const isReusable =
      known?.inputs !== undefined &&
      mode !== 'off' &&
      isEqual(known.inputs, unit.inputs) &&
      areCurrent(known.dependencies);
    if (!isReusable) return this.#store(unit, print);
    statistics.reused += 1;
    if (mode === 'verify' && (await this.#store(unit, print)) !== known.files)
      throw new Error(`${unit.path} was not printed again, although its files are different.`);
    return known.files;
  }

  async #store(
    { path, inputs }: Pick<Unit, 'path' | 'inputs'>,
    print: () => Printed,
  ): Promise<readonly PackedFile[]> {
    statistics.computed += 1;
    const before = this.#printed.get(path)?.files;
    const { result, dependencies } = record(print);
    const files = reuseEqual(await result, before ?? []);
    this.#printed.set(path, { inputs, dependencies, files });
    return files;
  }
}

/** The files, with the objects of equal earlier ones; the earlier list if all are equal. */
function reuseEqual(files: readonly OutputFile[], before: readonly PackedFile[]): readonly PackedFile[] {
  const byPath = new Map(before.map((file) => [file.path, file]));
  const now = files.map((file) => {
    const packed = packFile(file);
    const earlier = byPath.get(file.path);
    return earlier?.isEqual(packed) === true ? earlier : packed;
  });
  return isEqual(before, now) ? before : now;
}
