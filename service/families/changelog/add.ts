import type { ChangelogCreate } from '../../../generated/types/index.js';
import { callerIn, requireInProject } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import { timeNamed } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { PathNotFound } from '../../git/errors.ts';
import type { Repository, Written } from '../../git/repository.ts';
import { refusing } from '../../http/git-refusals.ts';
import { badRequest, invalid } from '../../http/refusals.ts';
import { authorshipOf } from '../commits/authorship.ts';
import { writing } from '../commits/write.ts';
import { repositoryOf } from '../projects/repository.ts';
import { authorsBy } from './authors.ts';
import { markedCommits } from './commits.ts';
import { maxConfigurationBytes, readConfiguration } from './configuration.ts';
import { insertRelease } from './insert.ts';
import { releaseText } from './release.ts';
import { readVersion } from './version.ts';

/** Maximum bytes of a changelog that is read and rewritten. */
const maxChangelogBytes = 10 * 1024 * 1024;
const developer = 30;

/** Adds a version to the changelog of a project, in one commit on its branch (Part B 4.3). */
export async function addVersion(
  asking: Asking,
  project: Row<'projects'>,
  body: ChangelogCreate,
): Promise<Written> {
  const { app } = asking;
  await requireInProject(asking, project, developer);
  const version = readVersion(body.version);
  if (version === undefined) throw invalid('version', 'is invalid');
  const name = body.version.replace(/^v/, '');
  const repository = await repositoryOf(app, project);
  const branch = body.branch ?? (await repository.defaultBranch());
  const tip = (await refusing('Branch', () => repository.branch(branch))).commit.id;
  const file = body.file ?? 'CHANGELOG.md';
  const configuration = readConfiguration(
    await textAt(repository, tip, body.config_file ?? '.gitlab/changelog_config.yml', maxConfigurationBytes),
  );
  const commits = await markedCommits(repository, {
    version,
    branch,
    trailer: body.trailer ?? 'Changelog',
    ...(body.from === undefined ? {} : { from: body.from }),
    ...(body.to === undefined ? {} : { to: body.to }),
  });
  const addresses = commits.map(({ commit }) => commit.author.email);
  const authors = await authorsBy(app, project, addresses);
  const date = body.date === undefined ? app.clock.now() : timeNamed(body.date);
  const release = releaseText({ version: name, date, commits, project, authors }, configuration);
  const stored = await textAt(repository, tip, file, maxChangelogBytes);
  const content = insertRelease(stored ?? '', release, version);
  const lastCommit = stored === undefined ? undefined : await repository.lastCommit(tip, file);
  const author = await authorshipOf(app, callerIn(asking));
  return await refusing('Branch', () =>
    writing(asking, project, (writable) =>
      writable.createCommit({
        branch,
        message: body.message ?? `Add changelog for version ${name}`,
        author,
        actions: [
          stored === undefined
            ? { action: 'create', path: file, content }
            : {
                action: 'update',
                path: file,
                content,
                ...(lastCommit === undefined ? {} : { lastCommitId: lastCommit.id }),
              },
        ],
      }),
    ),
  );
}

/** The text of a file; undefined if it does not exist. Refuses with 400 a larger file, and an invalid path. */
async function textAt(
  repository: Repository,
  revision: string,
  path: string,
  maxBytes: number,
): Promise<string | undefined> {
  return await refusing('File', async () => {
    try {
      const { id, size } = await repository.file(revision, path);
      if (size > maxBytes) throw badRequest(`${path} is larger than ${maxBytes} bytes`);
      return (await repository.blob(id, { maxBytes })).content.toString('utf8');
    } catch (error) {
      if (error instanceof PathNotFound) return undefined;
      throw error;
    }
  });
}
