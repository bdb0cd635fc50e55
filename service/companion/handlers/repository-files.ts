import type {
  GetRepositoryFileHandler,
  CreateRepositoryFileHandler,
  UpdateRepositoryFileHandler,
  DeleteRepositoryFileHandler,
  GetRawRepositoryFileHandler,
  GetRepositoryFileBlameHandler,
} from '../../../generated/companion/server/index.js';
import { projectOf } from '../../access/resources.ts';
import { blameView, readFile, revisionOf } from '../../families/files/read.ts';
import { writeFile } from '../../families/files/write.ts';
import { repositoryOf } from '../../families/projects/repository.ts';
import { byteStream } from '../../http/byte-stream.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest } from '../../http/refusals.ts';

/**
 * Get a file with its content
 *
 * `GET /projects/{id}/repository/files/{file_path}`
 */
export const getRepositoryFile: GetRepositoryFileHandler = async ({ path, query }, context) => {
  const repository = await repositoryOf(context.app, await projectOf(context, path.id));
  const body = await refusing('File', () => readFile(repository, path.file_path, query.ref));
  return { status: 200, body };
};

/**
 * Create a file with a commit
 *
 * `POST /projects/{id}/repository/files/{file_path}`
 */
export const createRepositoryFile: CreateRepositoryFileHandler = async ({ path, body }, context) => {
  const { id, file_path } = path;
  await writeFile(context, await projectOf(context, id), { ...body, action: 'create', file_path });
  return { status: 201, body: { file_path, branch: body.branch } };
};

/**
 * Change a file with a commit
 *
 * `PUT /projects/{id}/repository/files/{file_path}`
 */
export const updateRepositoryFile: UpdateRepositoryFileHandler = async ({ path, body }, context) => {
  const { id, file_path } = path;
  await writeFile(context, await projectOf(context, id), { ...body, action: 'update', file_path });
  return { status: 200, body: { file_path, branch: body.branch } };
};

/**
 * Delete a file with a commit
 *
 * `DELETE /projects/{id}/repository/files/{file_path}`
 */
export const deleteRepositoryFile: DeleteRepositoryFileHandler = async ({ path, body }, context) => {
  const { id, file_path } = path;
  await writeFile(context, await projectOf(context, id), { ...body, action: 'delete', file_path });
  return { status: 204 };
};

/**
 * Get the raw content of a file
 *
 * `GET /projects/{id}/repository/files/{file_path}/raw`
 */
export const getRawRepositoryFile: GetRawRepositoryFileHandler = async ({ path, query }, context) => {
  const repository = await repositoryOf(context.app, await projectOf(context, path.id));
  const { stream } = await refusing('File', async () => {
    const file = await repository.file(await revisionOf(repository, query.ref), path.file_path);
    return await repository.blobStream(file.id);
  });
  return { status: 200, contentType: 'application/octet-stream', body: byteStream(stream) };
};

/**
 * Get the last change of each line
 *
 * `GET /projects/{id}/repository/files/{file_path}/blame`
 */
export const getRepositoryFileBlame: GetRepositoryFileBlameHandler = async ({ path, query }, context) => {
  const { 'range[start]': first, 'range[end]': last } = query;
  if ((first === undefined) !== (last === undefined)) throw badRequest('range needs start and end');
  const repository = await repositoryOf(context.app, await projectOf(context, path.id));
  const ranges = await refusing('File', async () =>
    repository.blame({
      revision: await revisionOf(repository, query.ref),
      path: path.file_path,
      ...(first === undefined ? {} : { first }),
      ...(last === undefined ? {} : { last }),
    }),
  );
  return { status: 200, body: ranges.map(blameView) };
};
