import { createHash } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { storageError } from '../errors.ts';

const compress = promisify(deflate);
let written = 0;

/** The id of an object with this content. */
export function objectId(type: 'blob' | 'tree' | 'commit' | 'tag', content: Buffer): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}

/**
 * Writes one object as git does (`gitrepository-layout`, objects): compressed, and first under another name, so that
 * readers see it complete or not at all. Returns its id; `StorageFull` if the disk is full. An object without a
 * reference does no harm.
 */
export async function writeObject(
  folder: string,
  type: 'blob' | 'tree' | 'commit' | 'tag',
  content: Buffer,
  durable: boolean,
): Promise<string> {
  const id = objectId(type, content);
  const parent = path.join(folder, 'objects', id.slice(0, 2));
  const target = path.join(parent, id.slice(2));
  if (await exists(target)) return id;
  const bytes = await compress(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]), {
    level: 1,
  });
  await mkdir(parent, { recursive: true });
  written += 1;
  const temporary = path.join(parent, `tmp_obj_${process.pid}_${written}`);
  try {
    const file = await open(temporary, 'wx', 0o444);
    try {
      await file.writeFile(bytes);
      if (durable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw storageError(error);
  }
  return id;
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
