// Runtime of forgespec, the same for every document. Do not edit.
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

// client/node

/** A file of the disk to upload, for Node: read while it is sent, under its own name. */
export async function fileFromPath(path, type = '') {
    const blob = await openAsBlob(path, { type });
    return new File([blob], basename(path), { type });
}
