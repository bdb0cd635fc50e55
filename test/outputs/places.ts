import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository: string = fileURLToPath(new URL('../../', import.meta.url));

/** What the tests have made of documents, in a folder for each. What is left behind here goes away in time. */
export const outputs: string = join(repository, '.cache/outputs');
