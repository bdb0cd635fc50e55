import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FinishedRuns } from '../output/finished-runs.ts';
import type { Call } from './command.ts';

/**
 * The known runs, in `node_modules/.cache` of this folder or the nearest one above. Undefined if the call disables
 * them, or if there is no such folder.
 */
export function finishedRuns({ values, environment }: Call): FinishedRuns | undefined {
  if (values['no-cache'] === true || (environment['FORGESPEC_NO_CACHE'] ?? '') !== '') return undefined;
  const modules = nearestModules(process.cwd());
  return modules === undefined ? undefined : new FinishedRuns(join(modules, '.cache/forgespec'));
}

function nearestModules(folder: string): string | undefined {
  const modules = join(folder, 'node_modules');
  if (statSync(modules, { throwIfNoEntry: false })?.isDirectory() === true) return modules;
  return dirname(folder) === folder ? undefined : nearestModules(dirname(folder));
}
