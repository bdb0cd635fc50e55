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

/** References of a repository that a push or an operation has changed, and its user. */
export interface Push {
  readonly project: Row<'projects'>;
  /** Undefined if a repair completes a change of a deleted user. */
  readonly caller?: Caller;
  readonly changes: readonly RefChange[];
  readonly merging?: AnnouncedChanges['merging'];
  /** Set if a repair completes a change: effects since that time need not be repeated. */
  readonly since?: string;
}

/** The effects of changed references, in this order. Each can be repeated. Families add their own. */
const followers: readonly ((forge: Forge, push: Push) => Promise<void>)[] = [
  (forge, { project }) => noteActivity(forge, project),
  markMerged,
  startPushed,
  followPush,
];

/** Runs the effects of a change of references. */
export async function follow(forge: Forge, push: Push): Promise<void> {
  const project = await withDefaultBranch(forge, push);
  for (const next of followers) await next(forge, { ...push, project });
}

/** The user and project of a change of references. */
export interface Changing {
  readonly project: Row<'projects'>;
  readonly caller: Caller;
  readonly merging?: NonNullable<AnnouncedChanges['merging']>;
}

/** A change of references that is in the outbox until all of its effects are done. */
export interface Announcement {
  /** To be called with the changes that were made; all by default. */
  done(made?: readonly RefChange[]): Promise<void>;
  /** To be called after an error: changes that were made anyway are followed up, the rest is dropped. */
  failed(): Promise<void>;
}

/** Adds changes to the outbox. To be called before they are made, after their objects are written. */
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
 * Lets an operation change the references of a project: first the objects are written, then the changes are added to
 * the outbox and made, and then their effects run. Not to be called within a transaction.
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
    // Changes with an unknown result are left to the next start.
    for (const each of announced) await each.failed().catch(() => undefined);
    throw error;
  }
  for (const each of announced) await each.done();
  return result;
}
