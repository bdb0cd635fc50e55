import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The toolkit as `npm publish` would send it. */
export interface Tarball {
  readonly path: string;
  /** The files in it. */
  readonly files: readonly string[];
}

/** The tarball in a folder. */
export async function tarballIn(folder: string): Promise<Tarball> {
  const [name, ...others] = globSync('forgespec-*.tgz', { cwd: folder });
  if (name === undefined || others.length > 0) throw new Error(`${folder} has to have one tarball.`);
  const path = join(folder, name);
  const { stdout } = await promisify(execFile)('tar', ['-tzf', path]);
  return {
    path,
    files: stdout
      .trimEnd()
      .replaceAll(/^package\//gm, '')
      .split('\n'),
  };
}
