import { PackedFile } from '../emit/encoded-file.ts';
import type { OutputFile, Unit } from '../emit/emitter.ts';
import type { Comparison } from './same-data.ts';

/** The files of a unit, and the input that it read. */
export interface PrintedUnit {
  readonly reads: readonly unknown[];
  readonly earlier: readonly OutputFile[];
  readonly files: readonly OutputFile[];
}

/**
 * The files of a unit: the earlier ones if its input is the same, otherwise newly printed ones.
 * @param given `earlier` has the files that a unit with `gathers` receives
 */
export async function printAgain(
  unit: OutputFile | Unit,
  given: {
    readonly known: PrintedUnit | undefined;
    readonly earlier: readonly OutputFile[];
    readonly comparison: Comparison;
  },
): Promise<PrintedUnit> {
  const { known, earlier, comparison } = given;
  const now = printedBefore(unit, earlier, known?.files ?? []);
  if (!('print' in unit)) return { ...now, files: asBefore([unit], known) };
  const isSame =
    known !== undefined &&
    comparison.same(known.reads, now.reads) &&
    known.earlier.length === now.earlier.length &&
    known.earlier.every((file, index) => file === now.earlier[index]);
  if (isSame) return now;
  return { ...now, files: asBefore(await unit.print(earlier), known) };
}

/** The record of a unit with its current input and the given files. */
export function printedBefore(
  unit: OutputFile | Unit,
  earlier: readonly OutputFile[],
  files: readonly OutputFile[],
): PrintedUnit {
  if (!('print' in unit)) return { reads: [], earlier: [], files };
  return { reads: unit.reads(), earlier: unit.gathers === true ? [...earlier] : [], files };
}

/** Unchanged files keep their earlier objects, by which units with `gathers` recognize them. */
function asBefore(files: readonly OutputFile[], known: PrintedUnit | undefined): readonly OutputFile[] {
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
