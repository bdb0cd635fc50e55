import type { MakingStep } from '../case.ts';
import type { Made } from './life.ts';

/** Members with the time of creation. */
const CREATION = /^creat(?:ed|ion)(?:[_-]?(?:at|on|date|time))?$/i;

/** The time of creation of a thing, as it is read. */
export function creationOf(read: unknown): Readonly<Record<string, unknown>> {
  if (typeof read !== 'object' || read === null) return {};
  return Object.fromEntries(Object.entries(read).filter(([name]) => CREATION.test(name)));
}

/**
 * Members that a change must not affect: the name of the thing, its time of creation, and, if PATCH changes only a part
 * of it (RFC 5789, section 2), the values with which it was created. Members that the change may have sent are
 * excluded.
 */
export function lastingMembers(
  before: unknown,
  { made, update }: { readonly made: Made; readonly update: MakingStep },
): Readonly<Record<string, unknown>> {
  if (typeof before !== 'object' || before === null) return {};
  const { method, body = '' } = update.request;
  const isLasting = (name: string): boolean =>
    name === made.member || CREATION.test(name) || (method === 'PATCH' && Object.hasOwn(made.kept, name));
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => isLasting(name) && !body.includes(name)),
  );
}
