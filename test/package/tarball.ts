import { execFile } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** The toolkit as `npm publish` would send it. */
export interface Tarball {
  readonly path: string;
  /** The files in it. */
  readonly files: readonly string[];
}

/** Builds the toolkit and packs it into a folder. */
export async function packToolkit(folder: string): Promise<Tarball> {
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: repository,
    env: { ...process.env, PATH },
  });
  // Lifecycle scripts print to standard output too, before the report.
  const [text = ''] = /^\[\n.*/ms.exec(stdout) ?? [];
  const report: unknown = JSON.parse(text);
  const [packed] = report as [{ filename: string; files: { path: string }[] }];
  return { path: join(folder, packed.filename), files: packed.files.map(({ path }) => path) };
}
