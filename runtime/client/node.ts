import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

/** A file on disk to upload, for Node. It is read while it is sent. */
export async function fileFromPath(path: string, type = ''): Promise<File> {
  const blob = await openAsBlob(path, { type });
  return new File([blob], basename(path), { type });
}
