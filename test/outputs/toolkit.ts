import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentsHash, filesAt } from './contents.ts';
import { repository } from './places.ts';

/** What decides on an output beside the request. */
const PARTS = ['generators', 'runtime', 'templates', 'package-lock.json', 'test/outputs/make.ts'];

let hash: string | undefined;

/** A hash of the texts of the toolkit, which are read once, as its modules are. */
export function toolkitHash(): string {
  hash ??= contentsHash(repository, PARTS);
  return hash;
}

/**
 * Whether the toolkit that runs here is that of the files: no fault is planted into its modules, and nobody has edited
 * them since this process began.
 */
export function isToolkitOfFiles(): boolean {
  if (process.env['FAULTS'] !== undefined) return false;
  const files = PARTS.flatMap((part) => filesAt(repository, part));
  return files.every((path) => statSync(join(repository, path)).mtimeMs < performance.timeOrigin);
}
