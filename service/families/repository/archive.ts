import { projectOf, type Asking } from '../../access/resources.ts';
import type { ArchiveFormat } from '../../git/read/queries.ts';
import { refusing } from '../../http/git-refusals.ts';
import { byteStream } from '../../http/byte-stream.ts';
import { repositoryOf } from '../projects/repository.ts';

const mediaTypes: Readonly<Record<ArchiveFormat, string>> = {
  zip: 'application/zip',
  tar: 'application/x-tar',
  'tar.gz': 'application/gzip',
  'tar.bz2': 'application/x-bzip2',
  bz2: 'application/x-bzip2',
  tb2: 'application/x-bzip2',
  tbz: 'application/x-bzip2',
  tbz2: 'application/x-bzip2',
};

export interface ArchiveQuery {
  /** Folder to pack; the whole repository if it is empty. */
  readonly path?: string;
  readonly sha?: string;
}

/**
 * An archive of a repository (Part B 4.3). Everything is in one folder, which is named after the project and the
 * commit.
 */
export async function archiveOf(
  asking: Asking,
  id: string | number,
  format: ArchiveFormat,
  { path, sha }: ArchiveQuery,
): Promise<{ readonly contentType: string; readonly body: AsyncIterable<Uint8Array> }> {
  const project = await projectOf(asking, id);
  const repository = await repositoryOf(asking.app, project);
  const stream = await refusing('File', async () => {
    const commit = await repository.resolve(sha ?? (await repository.defaultBranch()));
    const folder = path === undefined || path === '' ? [] : [path.replaceAll('/', '-')];
    const prefix = [
      project.path,
      ...(sha === undefined ? [] : [sha.replaceAll('/', '-')]),
      commit,
      ...folder,
    ].join('-');
    return await repository.archive({
      format,
      revision: commit,
      prefix,
      ...(path === undefined || path === '' ? {} : { path }),
    });
  });
  return { contentType: mediaTypes[format], body: byteStream(stream) };
}
