import { PackedFile } from '../emit/encoded-file.ts';
import type { OutputFile, Unit } from '../emit/emitter.ts';
import type { Comparison } from './same-data.ts';

/** What a unit printed, and from what. */
export interface PrintedUnit {
  readonly reads: readonly unknown[];
  readonly earlier: readonly OutputFile[];
  readonly files: readonly OutputFile[];
}

/**
 * The files of a unit: those of before where it reads what it read then, and else those that it prints now.
 * @param given `earlier` has the files that a unit which gathers is given
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

/** What a unit printed, when all is as it is now. */
export function printedBefore(
  unit: OutputFile | Unit,
  earlier: readonly OutputFile[],
  files: readonly OutputFile[],
): PrintedUnit {
  if (!('print' in unit)) return { reads: [], earlier: [], files };
  return { reads: unit.reads(), earlier: unit.gathers === true ? [...earlier] : [], files };
}

/** The objects of files that have not changed are those of before: who gathers files tells by that. */
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
