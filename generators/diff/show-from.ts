import type { Place } from '../diagnostics/place.ts';
import { contentOf, sourceFile } from '../diagnostics/source-file.ts';
import type { CheckedOut } from './revision.ts';

/** A place in the files of a revision, with the revision instead of the temporary folder. */
export function showFrom(place: Place | undefined, checkedOut: CheckedOut | undefined): Place | undefined {
  if (place === undefined || checkedOut === undefined) return place;
  const { file, pointer } = place;
  const at = file.path.indexOf(folderName(checkedOut));
  if (at === -1) return place;
  const path = `${checkedOut.shown}${file.path.slice(at + folderName(checkedOut).length + 1)}`;
  return { pointer, file: sourceFile(path, contentOf(file)) };
}

/** Files are named relative to the current folder, so only the last part of the path is the same everywhere. */
function folderName({ folder }: CheckedOut): string {
  return folder.split(/[\\/]/).at(-1) ?? folder;
}
