import type { Row } from '../../database/rows.ts';
import { hasTier, type Instance } from '../../instance.ts';

/** The lowest level that takes a seat: on the highest tier guests are free, and minimal access is free everywhere. */
export function lowestSeatLevel(instance: Instance): number {
  return hasTier(instance, 'ultimate') ? 11 : 6;
}

/** Whether a member is billable: people who may sign in are, machine accounts are not. */
export function takesSeat(
  instance: Instance,
  { kind, state }: Pick<Row<'users'>, 'kind' | 'state'>,
  level: number,
): boolean {
  return kind === 'human' && state === 'active' && level >= lowestSeatLevel(instance);
}
