import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, type Dirent } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lets other requests run. Calls to the file system are synchronous, folder by folder: each is so short that using
 * another thread takes longer.
 */
async function turn(): Promise<void> {
  await new Promise<void>((resolve) => void setImmediate(resolve));
}

/** Bytes of all files below a folder. Files that disappear in the meantime do not count. */
export async function folderSize(folder: string): Promise<number> {
  await turn();
  let size = 0;
  for (const entry of entriesOf(folder)) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) size += await folderSize(name);
    else size += lstatSync(name, { throwIfNoEntry: false })?.size ?? 0;
  }
  return size;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Creates an empty bare repository in a folder that does not exist yet (`gitrepository-layout`). */
export async function layOutRepository(folder: string, defaultBranch: string): Promise<void> {
  for (const part of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    await mkdir(path.join(folder, part), { recursive: true });
  }
  await writeFile(path.join(folder, 'HEAD'), `ref: refs/heads/${defaultBranch}\n`);
  const config = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n';
  await writeFile(path.join(folder, 'config'), config);
}

/**
 * Makes another folder share the same files by hard links. Git never changes a file but replaces it, so links are safe.
 * Locks are left out, and so are files that disappear in the meantime, such as those that git is writing.
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  await turn();
  for (const entry of entriesOf(from)) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.lock')) linkFile(source, target);
  }
}

/** Some file systems have no links, and each file can have only a limited number: a copy is made instead. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    if (existsSync(source)) copyFileSync(source, target);
  }
}

/** The storage paths of all repositories below a root, in the order of their names. */
export async function repositoriesBelow(root: string): Promise<string[]> {
  const found: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    if (entries.some((entry) => entry.name === 'HEAD' && entry.isFile())) return void found.push(folder);
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory() && !entry.name.startsWith('.')) await walk(path.join(folder, entry.name));
    }
  };
  await walk('');
  return found;
}

/** Fills a temporary folder and moves it into place in one step, so that it is complete or does not exist. */
export async function fillAside(
  folder: string,
  temporary: string,
  fill: (aside: string) => Promise<void>,
): Promise<void> {
  const aside = await mkdtemp(path.join(temporary, 'new-'));
  try {
    await fill(aside);
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

export async function isFile(file: string): Promise<boolean> {
  return await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
