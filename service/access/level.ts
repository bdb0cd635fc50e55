/** Access levels (Part A 2.1), by the names that `x-role` uses. */
export const levels = {
  none: 0,
  minimal: 5,
  guest: 10,
  planner: 15,
  reporter: 20,
  developer: 30,
  maintainer: 40,
  owner: 50,
  administrator: 60,
} as const;

export type LevelName = keyof typeof levels;

/** The level of a role of the document; undefined for `none` and `authenticated`, which are not levels. */
export function levelOf(minimum: string): number | undefined {
  return minimum !== 'none' && Object.hasOwn(levels, minimum) ? levels[minimum as LevelName] : undefined;
}
