import { statSync, type Stats } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileStatus } from '../source/files/file-status.ts';

/** Names of a configuration, in the order in which they are searched for. */
const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs', 'json'].map((ending) => `forgespec.config.${ending}`);

/** Whether a path has the name of a configuration. */
export function isConfigPath(path: string): boolean {
  return CONFIG_NAMES.includes(basename(path));
}

/** A configuration that was found. A foreign one is run only if the user names it. */
export interface FoundConfig {
  readonly path: string;
  readonly isForeign: boolean;
}

/**
 * The configuration of a folder: the file in it, or in the nearest parent folder that has one.
 *
 * A configuration is a program, and in a shared folder such as `/tmp` other users could write one. So it is foreign
 * unless it belongs to the user, to the owner of the working folder, or to the administrator.
 */
export function findConfig(folder: string): FoundConfig | undefined {
  const trusted = new Set([process.getuid?.() ?? 0, statSync(folder).uid, 0]);
  for (let above = folder, last = ''; above !== last; last = above, above = dirname(above)) {
    for (const name of CONFIG_NAMES) {
      const path = join(above, name);
      const stats = fileAt(path);
      if (stats !== undefined) return { path, isForeign: !trusted.has(stats.uid) };
    }
  }
  return undefined;
}

function fileAt(path: string): Stats | undefined {
  const stats = fileStatus(path);
  return stats?.isFile() === true ? stats : undefined;
}
