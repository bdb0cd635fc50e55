import type { Caller } from '../../access/caller.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { authorshipOf } from '../commits/authorship.ts';
import { changeReferences } from './references.ts';

/** The first commit of a new project: a README with its name and description. */
export async function writeReadme(forge: Forge, project: Row<'projects'>, caller: Caller): Promise<void> {
  const { name, description } = project;
  const author = await authorshipOf(forge, caller);
  const content = `# ${name}\n${description === null || description === '' ? '' : `\n${description}\n`}`;
  await changeReferences(forge, { project, caller }, (repository) =>
    repository.createCommit({
      branch: project.default_branch ?? 'main',
      message: 'Initial commit',
      author,
      actions: [{ action: 'create', path: 'README.md', content }],
    }),
  );
}
