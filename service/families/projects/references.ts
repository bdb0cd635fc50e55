import type { Caller } from '../../access/caller.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import type { RefChange } from '../../git/objects/types.ts';
import { startPushed } from '../pipelines/follow-push.ts';
import { followPush } from '../merge-requests/branches.ts';
import { noteActivity } from './repository.ts';

/** References of a repository that a push or an operation has changed, and who has done it. */
export interface Push {
  readonly project: Row<'projects'>;
  readonly caller: Caller;
  readonly changes: readonly RefChange[];
}

/** What happens after references have changed, in this order. Families add what is theirs. */
const followers: readonly ((forge: Forge, push: Push) => Promise<void>)[] = [
  (forge, { project }) => noteActivity(forge, project),
  startPushed,
  followPush,
];

/** To be called after each change of references, whether by a push or by an operation. */
export async function afterPush(forge: Forge, push: Push): Promise<void> {
  for (const follow of followers) await follow(forge, push);
}
