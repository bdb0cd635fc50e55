import { instant, today } from '../../clock.ts';
import { levelInProject } from '../../access/queries.ts';
import { grantMembership } from '../members/grant.ts';
import { memberOf, textOf } from './provider-values.ts';
import { userOfAddress } from './queries.ts';
import type { Stage } from './stages.ts';

/** Levels for the roles of the provider. */
const levels: Readonly<Record<string, number>> = { admin: 40, maintain: 40, write: 30, triage: 20, read: 10 };

/** Adds collaborators as members if their public e-mail address is the confirmed one of a user here. */
export async function importCollaborators({ forge, project, client, path, size }: Stage): Promise<void> {
  for await (const page of client.pages(`${path}/collaborators`, size)) {
    for (const found of page) {
      const login = textOf(found, 'login', 100) ?? '';
      const accessLevel = levels[textOf(found, 'role_name', 20) ?? ''];
      if (accessLevel === undefined || !/^[\w-]+$/.test(login)) continue;
      const { body: profile } = await client.json(`/users/${login}`);
      const address = memberOf(profile, 'email');
      const user = typeof address === 'string' ? await userOfAddress(forge.database, address) : undefined;
      if (user === undefined) continue;
      const viewer = { userId: user.id, isAdministrator: false, today: today(forge.clock) };
      // Nobody loses a level that they have through the group.
      if (((await levelInProject(forge.database, viewer, project)) ?? 0) >= accessLevel) continue;
      const source = { kind: 'project', id: project.id } as const;
      const grant = { userId: user.id, accessLevel, createdById: project.creator_id };
      await forge.database.transaction((writes) =>
        grantMembership(writes, source, grant, instant(forge.clock)),
      );
    }
  }
}
