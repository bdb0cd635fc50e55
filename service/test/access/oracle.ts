import { homes, parents, people, type Permission, type RandomWorld } from './random-world.ts';

/** A level in one place, with the additions of a custom role. */
interface Grant {
  readonly level: number;
  readonly permission: Permission | null;
}

const order = ['private', 'internal', 'public'];

/** A group with those above it. */
function around(group: number | null): readonly number[] {
  return group === null ? [] : [group, ...around(parents[group] ?? null)];
}

/** The visibility of a group or project: it cannot be more visible than the groups around it. */
export function shownAs(world: RandomWorld, kind: 'group' | 'project', at: number): string {
  const home = kind === 'group' ? (parents[at] ?? null) : (homes[at] ?? null);
  const own = (kind === 'group' ? world.groups : world.projects)[at] ?? 'private';
  if (home === null) return own;
  const limit = shownAs(world, 'group', home);
  return order.indexOf(own) <= order.indexOf(limit) ? own : limit;
}

/**
 * Who may see and read what in a random world, derived only from the rules. Memberships apply below their group, but
 * minimal access (5) only in that group; an invited group grants the lower of both levels. Nothing here uses the
 * service.
 */
export function oracleOf(world: RandomWorld, caller: number | null) {
  const memberships = world.members
    // The last membership of a user in a place is the one that counts.
    .filter((one, at) => !world.members.slice(at + 1).some((other) => samePlace(one, other)))
    .filter(({ user, state }) => user === caller && state === 'active');
  const shares = world.shares
    .filter((one, at) => !world.shares.slice(0, at).some((other) => sameShare(one, other)))
    .filter(({ isOver }) => !isOver);

  const within = (group: number): Grant[] =>
    memberships.filter(
      ({ place, level }) =>
        place.kind === 'group' && around(group).includes(place.at) && (place.at === group || level > 5),
    );
  const invited = (kind: 'group' | 'project', at: number): typeof shares =>
    shares.filter(
      ({ place, group }) => place.kind === kind && place.at === at && !(kind === 'group' && group === at),
    );
  const inGroup = (group: number): Grant[] => [
    ...within(group),
    ...around(group).flatMap((above) =>
      invited('group', above)
        .flatMap((share) => through(within(share.group), share))
        .filter(({ level }) => above === group || level > 5),
    ),
  ];
  const ofProject = (at: number): Grant[] => [
    ...memberships.filter(({ place }) => place.kind === 'project' && place.at === at),
    ...invited('project', at).flatMap((share) => through(inGroup(share.group), share)),
  ];
  const inProject = (at: number): Grant[] => {
    const home = homes[at] ?? null;
    if (home === null && caller === 0) return [{ level: 50, permission: null }];
    const inherited = home === null ? [] : inGroup(home).filter(({ level }) => level > 5);
    return [...ofProject(at), ...inherited];
  };
  const isShown = (shown: string): boolean => shown === 'public' || (shown === 'internal' && caller !== null);
  const seesProject = (at: number): boolean =>
    isShown(shownAs(world, 'project', at)) || inProject(at).length > 0;
  const reads = (at: number, least: number, permission?: Permission): boolean =>
    shownAs(world, 'project', at) !== 'private' ||
    inProject(at).some(
      (grant) => grant.level >= least || (permission !== undefined && grant.permission === permission),
    );
  return {
    name: caller === null ? 'nobody' : people[caller],
    seesProject,
    seesGroup: (at: number): boolean =>
      isShown(shownAs(world, 'group', at)) ||
      inGroup(at).length > 0 ||
      homes.some((home, project) => around(home).includes(at) && ofProject(project).length > 0),
    readsFiles: (at: number): boolean => reads(at, 20, 'read_code'),
    clones: (at: number): boolean => reads(at, 20),
    readsMergeRequests: (at: number): boolean => reads(at, 15, 'admin_merge_request'),
  };
}

/** What an invited group's members get of their levels in it. */
function through(grants: readonly Grant[], share: Grant): Grant[] {
  return grants
    .filter((own) => own.level > 5)
    .map((own) => ({
      level: Math.min(own.level, share.level),
      permission:
        own.level < share.level
          ? own.permission
          : own.level > share.level
            ? share.permission
            : share.permission === null
              ? null
              : own.permission,
    }));
}

type Member = RandomWorld['members'][number];
type Share = RandomWorld['shares'][number];

function samePlace(one: Member, other: Member): boolean {
  return one.user === other.user && one.place.kind === other.place.kind && one.place.at === other.place.at;
}

function sameShare(one: Share, other: Share): boolean {
  return one.group === other.group && one.place.kind === other.place.kind && one.place.at === other.place.at;
}
