import type { MakingStep } from '../case.ts';
import type { CreatedResource } from './lifecycle-run.ts';

/** Names of members that contain the creation time of a resource. */
const CREATION = /^creat(?:ed|ion)(?:[_-]?(?:at|on|date|time))?$/i;

/** The creation time of a resource, as it was read. */
export function creationOf(read: unknown): Readonly<Record<string, unknown>> {
  if (typeof read !== 'object' || read === null) return {};
  return Object.fromEntries(Object.entries(read).filter(([name]) => CREATION.test(name)));
}

/**
 * The values that a change must not touch: the name of the resource, its creation time, and, where PATCH changes only
 * what it sends (RFC 5789, section 2), the other values that it was created with.
 */
export function unchangedMembers(
  before: unknown,
  { created, update }: { readonly created: CreatedResource; readonly update: MakingStep },
): Readonly<Record<string, unknown>> {
  if (typeof before !== 'object' || before === null) return {};
  const { method, body = '' } = update.request;
  const isLasting = (name: string): boolean =>
    name === created.member ||
    CREATION.test(name) ||
    (method === 'PATCH' && Object.hasOwn(created.persisted, name));
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => isLasting(name) && !body.includes(name)),
  );
}
