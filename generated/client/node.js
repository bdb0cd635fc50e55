// Runtime of forgespec, the same for every document. Do not edit.
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

// client/node

/** A file on disk to upload, for Node. It is read while it is sent. */
export async function fileFromPath(path, type = '') {
    const blob = await openAsBlob(path, { type });
    return new File([blob], basename(path), { type });
}
