import type { Finding } from '../diagnostics/finding.ts';
import type { Emission, OutputFile, Unit } from './emitter.ts';

/** An emission whose files are all printed. */
export interface PrintedEmission extends Emission {
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
}

/** The files of units, by the index of the unit in its emission. */
export type PrintedUnits = ReadonlyMap<number, readonly OutputFile[]>;

/** Prints all units of an emission, here and in order. */
export async function printEmission(given: Emission | Promise<Emission>): Promise<PrintedEmission> {
  const emission = await given;
  const printed = new Map<number, readonly OutputFile[]>();
  for (const indices of lotsOf(emission))
    for (const [index, files] of await printLot(emission, indices, (file) => file)) printed.set(index, files);
  return { files: (await gather(emission, printed)).flat(), findings: emission.findings };
}

/**
 * The lots of an emission, by the indexes of their units, without those that gather. Each thread computes the same
 * lots.
 */
export function lotsOf({ files }: Emission): readonly (readonly number[])[] {
  const all = [...files.entries()].filter(([, file]) => !isGathering(file));
  const lots = Map.groupBy(all, ([, file]) => ('lot' in file ? (file.lot ?? '') : ''));
  return [...lots.values()].map((units) => units.map(([index]) => index));
}

/**
 * Prints the units of a lot, in their order. Files stay as they are.
 * @param keep returns what replaces a file as soon as its unit is printed
 */
export async function printLot<Kept>(
  { files }: Emission,
  indices: readonly number[],
  keep: (file: OutputFile) => Kept,
): Promise<ReadonlyMap<number, readonly Kept[]>> {
  const printed = new Map<number, readonly Kept[]>();
  for (const index of indices) {
    const unit = files[index];
    if (unit === undefined) continue;
    const made = 'print' in unit ? await unit.print([]) : [unit];
    printed.set(index, made.map(keep));
  }
  return printed;
}

/** The files of all units of an emission in their order, after printing those that gather. */
export async function gather(
  { files }: Emission,
  printed: PrintedUnits,
): Promise<readonly (readonly OutputFile[])[]> {
  const made: (readonly OutputFile[])[] = [];
  for (const [index, unit] of files.entries())
    made.push(isGathering(unit) ? await unit.print(made.flat()) : (printed.get(index) ?? []));
  return made;
}

/** Whether a unit is printed from the files before it. */
export function isGathering(file: OutputFile | Unit): file is Unit {
  return 'gathers' in file && file.gathers !== undefined && file.gathers !== false;
}
