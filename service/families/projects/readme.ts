import type { Caller } from '../../access/caller.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import { authorshipOf } from '../commits/authorship.ts';
import { afterPush } from './references.ts';
import { repositoryOf } from './repository.ts';

/** The first commit of a new project: a README with its name and description. */
export async function writeReadme(forge: Forge, project: Row<'projects'>, caller: Caller): Promise<void> {
  const repository = await repositoryOf(forge, project);
  const { name, description } = project;
  const { change } = await repository.createCommit({
    branch: project.default_branch ?? 'main',
    message: 'Initial commit',
    author: await authorshipOf(forge, caller),
    actions: [
      {
        action: 'create',
        path: 'README.md',
        content: `# ${name}\n${description === null || description === '' ? '' : `\n${description}\n`}`,
      },
    ],
  });
  await afterPush(forge, { project, caller, changes: [change] });
}
