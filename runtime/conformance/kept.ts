/** A member whose value differs from the sent one. */
export interface Changed {
  /** JSON Pointer into the body. */
  readonly pointer: string;
  readonly sent: unknown;
  readonly received: unknown;
}

/**
 * Sent members that have other values in a body. Members that the body omits are ignored, because they may depend on
 * the caller. Times are compared across zones, and lists of single values in any order.
 */
export function changedMembers(
  kept: Readonly<Record<string, unknown>>,
  body: unknown,
  pointer = '',
): readonly Changed[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.entries(kept).flatMap(([name, sent]) => {
    if (!Object.hasOwn(body, name)) return [];
    const received: unknown = Reflect.get(body, name);
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return changedValue(sent, received, at);
  });
}

function changedValue(sent: unknown, received: unknown, pointer: string): readonly Changed[] {
  if (sent === null) return isNothing(received) ? [] : [{ pointer, sent, received }];
  if (Array.isArray(sent) && Array.isArray(received) && sent.length === received.length) {
    const isPlain = [...sent, ...received].every((item) => typeof item !== 'object');
    if (!isPlain)
      return sent.flatMap((item: unknown, index) =>
        changedValue(item, received[index], `${pointer}/${index}`),
      );
    return isSameList(sent, received) ? [] : [{ pointer, sent, received }];
  }
  if (isRecord(sent) && isRecord(received)) return changedMembers(sent, received, pointer);
  return isSameScalar(sent, received) ? [] : [{ pointer, sent, received }];
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return sortedTexts(one) === sortedTexts(other);
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

/** Whether a value means that there is none, in one of the forms that services use. */
function isNothing(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
