import { memberPointer } from '../parameters/error.ts';

/** A member whose value differs from the sent one. */
export interface Changed {
  /** JSON Pointer into the body. */
  readonly pointer: string;
  readonly sent: unknown;
  readonly received: unknown;
}

/** The members that a body may omit: all, or only `own` members of the resource, which may depend on the caller. */
export type Omitted = 'own' | 'all';

/**
 * The members whose values differ from the sent ones. Times are compared across time zones, and lists in any order. Empty
 * members may always be omitted.
 */
export function changedMembers(
  persisted: Readonly<Record<string, unknown>>,
  body: unknown,
  omitted: Omitted = 'all',
): readonly Changed[] {
  if (!isRecord(body)) return [];
  const own = Object.entries(persisted).filter(([name]) => Object.hasOwn(body, name));
  return changedIn(Object.fromEntries(own), body, { omitted, pointer: '' });
}

interface At {
  readonly omitted: Omitted;
  readonly pointer: string;
}

function changedIn(
  persisted: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>>,
  { omitted, pointer }: At,
): readonly Changed[] {
  return Object.entries(persisted).flatMap(([name, sent]) => {
    const at = memberPointer(pointer, name);
    if (Object.hasOwn(body, name)) return changedValue(sent, body[name], { omitted, pointer: at });
    return omitted === 'all' || isNothing(sent) ? [] : [{ pointer: at, sent, received: undefined }];
  });
}

function changedValue(sent: unknown, received: unknown, at: At): readonly Changed[] {
  const { pointer } = at;
  if (sent === null) return isNothing(received) ? [] : [{ pointer, sent, received }];
  if (Array.isArray(sent) && Array.isArray(received) && sent.length === received.length) {
    const isPlain = [...sent, ...received].every((item) => typeof item !== 'object');
    if (!isPlain) return changedItems(sent, received, at);
    return sortedTexts(sent) === sortedTexts(received) ? [] : [{ pointer, sent, received }];
  }
  if (isRecord(sent) && isRecord(received)) return changedIn(sent, received, at);
  return isSameScalar(sent, received) ? [] : [{ pointer, sent, received }];
}

/** The changed items, compared by index; none if the list contains each sent item. */
function changedItems(sent: readonly unknown[], received: readonly unknown[], at: At): readonly Changed[] {
  const left = [...received];
  const isReceived = (item: unknown): boolean => {
    const found = left.findIndex((other) => changedValue(item, other, at).length === 0);
    if (found !== -1) left.splice(found, 1);
    return found !== -1;
  };
  if (sent.every(isReceived)) return [];
  return sent.flatMap((item, index) =>
    changedValue(item, received[index], { ...at, pointer: `${at.pointer}/${index}` }),
  );
}

function sortedTexts(list: readonly unknown[]): string {
  return JSON.stringify(list.map(String).toSorted());
}

function isSameScalar(sent: unknown, received: unknown): boolean {
  if (sent === received || String(sent) === String(received)) return typeof sent !== 'object';
  const [one, other] = [timeOf(sent), timeOf(received)];
  return one !== undefined && one === other;
}

/** Milliseconds of a date or a time (RFC 3339, section 5.6). */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d|$)/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

/** Whether a value is empty, such as null, 0 or an empty list. */
function isNothing(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
