import { link, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of all files below a folder. Files that vanish meanwhile do not count. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map((entry) =>
      lstat(path.join(entry.parentPath, entry.name)).then(
        (stat) => stat.size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Makes an empty bare repository in a folder that does not exist yet (`gitrepository-layout`). */
export async function layOutRepository(folder: string, defaultBranch: string): Promise<void> {
  for (const part of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    await mkdir(path.join(folder, part), { recursive: true });
  }
  await writeFile(path.join(folder, 'HEAD'), `ref: refs/heads/${defaultBranch}\n`);
  const config = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n';
  await writeFile(path.join(folder, 'config'), config);
}

/** Lets another repository have the same objects. They are never changed, so that links to the same files do. */
export async function linkObjects(from: string, to: string): Promise<void> {
  const source = path.join(from, 'objects');
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const place = (parent: string, name: string): string =>
    path.join(to, 'objects', path.relative(source, path.join(parent, name)));
  for (const entry of entries) {
    if (entry.isDirectory()) await mkdir(place(entry.parentPath, entry.name), { recursive: true });
  }
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('tmp_')) continue;
    await link(path.join(entry.parentPath, entry.name), place(entry.parentPath, entry.name));
  }
}
