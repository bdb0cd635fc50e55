import fc from 'fast-check';

/** The levels of memberships and shares in random worlds. */
const level = fc.constantFrom(5, 10, 15, 20, 30, 50);
const visibility = fc.constantFrom('private', 'private', 'internal', 'public');

/** The permission of a custom role; roles have the base level 10. */
export type Permission = 'read_code' | 'admin_merge_request';
const permission = fc.constantFrom<Permission | null>(null, null, 'read_code', 'admin_merge_request');

/** Groups by their number, each with its parent: the first is a top-level group. */
export const parents: readonly (number | null)[] = [null, 0, 1, null, 3];

/** Projects, each with its group; the last one is in the namespace of the first user. */
export const homes: readonly (number | null)[] = [0, 1, 2, 3, 4, null];

export const people = ['ann', 'ben', 'cid'] as const;

const group = fc.nat(parents.length - 1);
const place = fc.oneof(
  fc.record({ kind: fc.constant('group' as const), at: group }),
  fc.record({ kind: fc.constant('project' as const), at: fc.nat(homes.length - 1) }),
);

/** The permissions in a random world. Visibilities are limited to those of the groups around when they are used. */
export const randomWorld = fc.record({
  groups: fc.tuple(...parents.map(() => visibility)),
  projects: fc.tuple(...homes.map(() => visibility)),
  members: fc.array(
    fc.record({
      user: fc.nat(people.length - 1),
      place,
      level,
      permission,
      state: fc.constantFrom('active', 'active', 'active', 'awaiting', 'expired'),
    }),
    { maxLength: 5 },
  ),
  shares: fc.array(fc.record({ place, group, level, permission, isOver: fc.nat(4).map((n) => n === 0) }), {
    maxLength: 3,
  }),
});

export type RandomWorld = typeof randomWorld extends fc.Arbitrary<infer World> ? World : never;
