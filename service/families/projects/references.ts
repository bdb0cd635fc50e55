import type { Caller } from '../../access/caller.ts';
import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import type { RefChange } from '../../git/objects/types.ts';
import type { Repository } from '../../git/repository.ts';
import { changesMade } from '../../outbox/changes-made.ts';
import { addToOutbox, dropEntry, type AnnouncedChanges } from '../../outbox/queries.ts';
import { mustBeAllowed } from '../branches/protected-changes.ts';
import { protectionOf } from '../branches/protection.ts';
import { followPush } from '../merge-requests/branches.ts';
import { markMerged } from '../merge-requests/merged.ts';
import { startPushed } from '../pipelines/follow-push.ts';
import { withDefaultBranch } from './default-branch.ts';
import { noteActivity } from './activity.ts';
import { repositoryOf } from './repository.ts';

/** References of a repository that a push or an operation has changed, and who has done it. */
export interface Push {
  readonly project: Row<'projects'>;
  /** Undefined where a repair follows up what somebody has done who is gone. */
  readonly caller?: Caller;
  readonly changes: readonly RefChange[];
  readonly merging?: AnnouncedChanges['merging'];
  /** Set where a repair follows up: what followed since then need not be done again. */
  readonly since?: string;
}

/** What happens after references have changed, in this order. Each can be done again. Families add what is theirs. */
const followers: readonly ((forge: Forge, push: Push) => Promise<void>)[] = [
  (forge, { project }) => noteActivity(forge, project),
  markMerged,
  startPushed,
  followPush,
];

/** Does what follows a change of references. */
export async function follow(forge: Forge, push: Push): Promise<void> {
  const project = await withDefaultBranch(forge, push);
  for (const next of followers) await next(forge, { ...push, project });
}

/** Who changes the references of a project. */
export interface Changing {
  readonly project: Row<'projects'>;
  readonly caller: Caller;
  readonly merging?: NonNullable<AnnouncedChanges['merging']>;
}

/** A change of references that stands in the outbox until all that follows is done. */
export interface Announcement {
  /** To be called with the changes that were made; all of them unless given. */
  done(made?: readonly RefChange[]): Promise<void>;
  /** To be called where something failed: what was made all the same is followed up, the rest is forgotten. */
  failed(): Promise<void>;
}

/** Notes changes in the outbox. To be called before they are made, when their objects are written. */
export async function announce(
  forge: Forge,
  { project, caller, merging }: Changing,
  changes: readonly RefChange[],
): Promise<Announcement> {
  const { database } = forge;
  const noted = { userId: caller.user.id, tokenId: caller.token.id, changes };
  const id = await database.transaction((writes) =>
    addToOutbox(writes, {
      kind: 'refs',
      storage: project.storage,
      changes: { ...noted, ...(merging === undefined ? {} : { merging }) },
      now: instant(forge.clock),
    }),
  );
  const finish = async (made: readonly RefChange[]): Promise<void> => {
    const push = { project, caller, changes: made, ...(merging === undefined ? {} : { merging }) };
    if (made.length > 0) await follow(forge, push);
    await database.transaction((writes) => dropEntry(writes, id));
  };
  return {
    done: (made = changes) => finish(made),
    async failed() {
      const refs = await (await repositoryOf(forge, project)).refs();
      await finish(changesMade(changes, refs, []));
    },
  };
}

/**
 * Lets an operation change the references of a project: the objects are written first, then the changes stand in the outbox,
 * then they are made, and then what follows is done. Not to be called within a transaction.
 */
export async function changeReferences<Result>(
  forge: Forge,
  changing: Changing,
  write: (repository: Repository) => Promise<Result>,
): Promise<Result> {
  const announced: Announcement[] = [];
  const repository = await repositoryOf(forge, changing.project);
  const watched = repository.watched(async (changes) => {
    const protection = await protectionOf(forge, changing.project, changing.caller);
    mustBeAllowed(protection, changes, changing.merging === undefined ? 'request' : 'merge');
    announced.push(await announce(forge, changing, changes));
  });
  let result: Result;
  try {
    result = await write(watched);
  } catch (error) {
    // What cannot be told apart now is left to the next start.
    for (const each of announced) await each.failed().catch(() => undefined);
    throw error;
  }
  for (const each of announced) await each.done();
  return result;
}
