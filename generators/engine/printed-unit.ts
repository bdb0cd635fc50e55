import { jsonText } from '../../runtime/contract/json-text.ts';
import { packFile, type PackedFile } from '../emit/encoded-file.ts';
import type { OutputFile, Unit } from '../emit/emitter.ts';
import { isGathering } from '../emit/print-emission.ts';
import type { Comparison } from './same-data.ts';

/** The files of a unit, and the input that it read. */
export interface PrintedUnit {
  readonly reads: readonly unknown[];
  readonly earlier: readonly OutputFile[];
  readonly files: readonly PackedFile[];
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
    comparison.sameItems(known.reads, now.reads) &&
    known.earlier.length === now.earlier.length &&
    known.earlier.every((file, index) => isSameInput(unit, file, now.earlier[index]));
  if (isSame) return now;
  return { ...now, files: asBefore(await unit.print(earlier), known) };
}

/** The record of a unit with its current input and the given files. */
export function printedBefore(
  unit: OutputFile | Unit,
  earlier: readonly OutputFile[],
  files: readonly PackedFile[],
): PrintedUnit {
  if (!('print' in unit)) return { reads: [], earlier: [], files };
  return { reads: unit.reads(), earlier: isGathering(unit) ? [...earlier] : [], files };
}

/** Whether an earlier file is the same for a unit with `gathers`. */
function isSameInput({ gathers }: Unit, before: OutputFile, now: OutputFile | undefined): boolean {
  if (before === now || gathers !== 'exports') return before === now;
  return before.path === now?.path && hasSameExports(before, now);
}

function hasSameExports({ exports: before }: OutputFile, { exports: now }: OutputFile): boolean {
  if (before === undefined || now === undefined) return before === now;
  return before.length === now.length && before.every((name, index) => name === now[index]);
}

/** Unchanged files keep their earlier objects, by which units with `gathers` recognize them. */
function asBefore(files: readonly OutputFile[], known: PrintedUnit | undefined): readonly PackedFile[] {
  const byPath = new Map(known?.files.map((file) => [file.path, file]));
  return files.map((file) => {
    // Bytes are compared, hashed and written as they are. A text would be encoded for each of these.
    const packed = packFile(file);
    const before = byPath.get(file.path);
    return before !== undefined && isSameFile(before, packed) ? before : packed;
  });
}

function isSameFile(before: PackedFile, now: PackedFile): boolean {
  return (
    before.bytes.equals(now.bytes) &&
    before.encoding === now.encoding &&
    hasSameExports(before, now) &&
    jsonText(before.about) === jsonText(now.about)
  );
}
