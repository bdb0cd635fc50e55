import { invalid } from '../../http/refusals.ts';
import type { MemberSource } from './source.ts';

/** Names of access levels in messages. */
const names: Readonly<Record<number, string>> = {
  5: 'Minimal Access',
  10: 'Guest',
  15: 'Planner',
  20: 'Reporter',
  30: 'Developer',
  40: 'Maintainer',
  50: 'Owner',
};

export function levelName(level: number): string {
  return names[level] ?? 'No access';
}

/** Whether members can have a level: minimal access is for top-level groups, and no access is not a membership. */
export function isLevelOf({ isTopLevelGroup }: MemberSource, level: number): boolean {
  return level >= 10 || (level === 5 && isTopLevelGroup);
}

/** Refuses with 400 a level that members cannot have here. */
export function checkLevel(source: MemberSource, level: number): void {
  if (!isLevelOf(source, level)) throw invalid('access_level', 'is not included in the list');
}
