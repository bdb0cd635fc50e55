import type { MakingStep } from '../case.ts';
import type { Made } from './life.ts';

/** Members that say when a thing was made. */
const CREATION = /^creat(?:ed|ion)(?:[_-]?(?:at|on|date|time))?$/i;

/** The time at which a thing was made, as it is read. */
export function creationOf(read: unknown): Readonly<Record<string, unknown>> {
  if (typeof read !== 'object' || read === null) return {};
  return Object.fromEntries(Object.entries(read).filter(([name]) => CREATION.test(name)));
}

/**
 * What a thing has before a change and has to have after it: its name, the time at which it was made, and, where PATCH
 * changes a part of it (RFC 5789, section 2), what it was made with. What the change may have sent is not among it.
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
