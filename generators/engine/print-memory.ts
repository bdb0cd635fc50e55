import type { PackedFile } from '../emit/encoded-file.ts';
import type { Emission, OutputFile, Unit } from '../emit/emitter.ts';
import { printAgain, printedBefore, type PrintedUnit } from './printed-unit.ts';
import { Comparison } from './same-data.ts';

/** The files of each unit of emissions, in their order, by the names of the emitters. */
export type PrintedUnits = ReadonlyMap<string, readonly (readonly PackedFile[])[]>;

/** The printed units of one model, so that for the next one only units with changed input are printed. */
export class PrintMemory {
  #units: ReadonlyMap<string, PrintedUnit> = new Map();

  get isEmpty(): boolean {
    return this.#units.size === 0;
  }

  /** Records what others have printed. */
  remember(emissions: ReadonlyMap<string, Emission>, printed: PrintedUnits): void {
    const units = new Map<string, PrintedUnit>();
    for (const [name, { files: all }] of emissions) {
      const earlier: OutputFile[] = [];
      for (const [index, unit] of all.entries()) {
        const files = printed.get(name)?.[index] ?? [];
        units.set(keyOf(name, unit), printedBefore(unit, earlier, files));
        earlier.push(...files);
      }
    }
    this.#units = units;
  }

  /** Prints the units whose input has changed, and returns them with the unchanged ones. */
  async print(emissions: ReadonlyMap<string, Emission>): Promise<PrintedUnits> {
    const units = new Map<string, PrintedUnit>();
    const printed = new Map<string, readonly (readonly PackedFile[])[]>();
    const comparison = new Comparison();
    for (const [name, { files: all }] of emissions) {
      const earlier: OutputFile[] = [];
      const ofEmission: (readonly PackedFile[])[] = [];
      for (const unit of all) {
        const key = keyOf(name, unit);
        const known = this.#units.get(key);
        const now = await printAgain(unit, { known, earlier, comparison });
        units.set(key, now);
        ofEmission.push(now.files);
        earlier.push(...now.files);
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
