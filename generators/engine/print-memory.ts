import { PackedFile } from '../emit/encoded-file.ts';
import type { Emission, OutputFile, Unit } from '../emit/emitter.ts';
import { Comparison } from './same-data.ts';

/** What a unit printed, and from what. */
interface Remembered {
  readonly reads: readonly unknown[];
  readonly earlier: readonly OutputFile[];
  readonly files: readonly OutputFile[];
}

/** The files of each unit of emissions, in their order, by the names of the emitters. */
export type PrintedUnits = ReadonlyMap<string, readonly (readonly OutputFile[])[]>;

/** What was printed of one model, so that of the next one only that is printed which reads something else. */
export class PrintMemory {
  #units: ReadonlyMap<string, Remembered> = new Map();

  get isEmpty(): boolean {
    return this.#units.size === 0;
  }

  /** Takes note of what was printed by others. */
  remember(emissions: ReadonlyMap<string, Emission>, printed: PrintedUnits): void {
    const units = new Map<string, Remembered>();
    for (const [name, { files: all }] of emissions) {
      const earlier: OutputFile[] = [];
      for (const [index, unit] of all.entries()) {
        const files = printed.get(name)?.[index] ?? [];
        units.set(keyOf(name, unit), remembered(unit, earlier, files));
        if (!('apart' in unit)) earlier.push(...files);
      }
    }
    this.#units = units;
  }

  /** Prints what reads something else than it did before, and gives it with all that stays. */
  async print(emissions: ReadonlyMap<string, Emission>): Promise<PrintedUnits> {
    const units = new Map<string, Remembered>();
    const printed = new Map<string, readonly (readonly OutputFile[])[]>();
    const comparison = new Comparison();
    for (const [name, { files: all }] of emissions) {
      const earlier: OutputFile[] = [];
      const ofEmission: (readonly OutputFile[])[] = [];
      for (const unit of all) {
        const key = keyOf(name, unit);
        const known = this.#units.get(key);
        const now = await next(unit, { known, earlier, comparison });
        units.set(key, now);
        ofEmission.push(now.files);
        if (!('apart' in unit)) earlier.push(...now.files);
      }
      printed.set(name, ofEmission);
    }
    this.#units = units;
    return printed;
  }
}

function keyOf(emitter: string, { path }: OutputFile | Unit): string {
  return `${emitter} ${path}`;
}

async function next(
  unit: OutputFile | Unit,
  given: {
    readonly known: Remembered | undefined;
    readonly earlier: readonly OutputFile[];
    readonly comparison: Comparison;
  },
): Promise<Remembered> {
  const { known, earlier, comparison } = given;
  const now = remembered(unit, earlier, known?.files ?? []);
  if (!('print' in unit)) return { ...now, files: asBefore([unit], known) };
  const isSame =
    known !== undefined &&
    comparison.same(known.reads, now.reads) &&
    known.earlier.length === now.earlier.length &&
    known.earlier.every((file, index) => file === now.earlier[index]);
  if (isSame) return now;
  return { ...now, files: asBefore(await unit.print(earlier), known) };
}

function remembered(
  unit: OutputFile | Unit,
  earlier: readonly OutputFile[],
  files: readonly OutputFile[],
): Remembered {
  if (!('print' in unit)) return { reads: [], earlier: [], files };
  return { reads: unit.reads(), earlier: unit.gathers === true ? [...earlier] : [], files };
}

/** The objects of files that have not changed are those of before: who gathers files tells by that. */
function asBefore(files: readonly OutputFile[], known: Remembered | undefined): readonly OutputFile[] {
  const byPath = new Map(known?.files.map((file) => [file.path, file]));
  return files.map((file) => {
    const before = byPath.get(file.path);
    return before !== undefined && isSameFile(before, file) ? before : file;
  });
}

function isSameFile(before: OutputFile, now: OutputFile): boolean {
  const hasSameText =
    before instanceof PackedFile && now instanceof PackedFile
      ? before.bytes.equals(now.bytes)
      : before.text === now.text;
  return (
    hasSameText &&
    before.encoding === now.encoding &&
    JSON.stringify(before.about) === JSON.stringify(now.about)
  );
}
