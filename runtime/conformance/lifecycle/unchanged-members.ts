import type { WriteStep } from '../case.ts';
import type { CreatedResource } from './lifecycle-run.ts';

/** Names of members that contain the creation time of a resource. */
const CREATION = /^creat(?:ed|ion)(?:[_-]?(?:at|on|date|time))?$/i;

/** The creation time in the body of a resource. */
export function creationOf(read: unknown): Readonly<Record<string, unknown>> {
  if (typeof read !== 'object' || read === null) return {};
  return Object.fromEntries(Object.entries(read).filter(([name]) => CREATION.test(name)));
}

/**
 * The members that a change must preserve: the name of the resource, its creation time, and for PATCH those that it was
 * created with and that are not sent (RFC 5789, section 2).
 */
export function unchangedMembers(
  before: unknown,
  { created, update }: { readonly created: CreatedResource; readonly update: WriteStep },
): Readonly<Record<string, unknown>> {
  if (typeof before !== 'object' || before === null) return {};
  const { method, body = '' } = update.request;
  const isUnchanged = (name: string): boolean =>
    name === created.member ||
    CREATION.test(name) ||
    (method === 'PATCH' && Object.hasOwn(created.persisted, name));
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => isUnchanged(name) && !body.includes(name)),
  );
}
