import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository: string = fileURLToPath(new URL('../../', import.meta.url));

/** What the tests have made of documents, in a folder for each. */
export const outputs: string = join(repository, '.cache/outputs');

/** How folders begin that one process uses for itself: they go away when it has ended. */
export const own: string = `of-${process.pid}-`;
