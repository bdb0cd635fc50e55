/** The time of the earliest event. */
const START = Date.UTC(2026, 0, 15, 9, 30);

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Minutes from the start at which each event happens, so that the times of one value are in a plausible order. */
const MINUTES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    born: -36 * 365 * DAY,
    authored: -20,
    committed: -10,
    added: 0,
    created: 0,
    joined: 0,
    registered: 0,
    requested: 0,
    queued: 1,
    begin: 2,
    began: 2,
    start: 2,
    started: 2,
    prepared: 3,
    published: 5,
    completed: 12,
    end: 12,
    ended: 12,
    finished: 12,
    resolved: 12,
    approved: 60,
    confirmed: 60,
    reviewed: 60,
    verified: 60,
    merged: 75,
    deployed: 90,
    released: 90,
    changed: 120,
    edited: 120,
    modified: 120,
    pushed: 120,
    updated: 120,
    active: 150,
    activity: 150,
    login: 150,
    seen: 150,
    used: 150,
    closed: DAY,
    archived: 2 * DAY,
    deleted: 3 * DAY,
    removed: 3 * DAY,
    revoked: 3 * DAY,
    due: 30 * DAY,
    expiration: 365 * DAY,
    expire: 365 * DAY,
    expires: 365 * DAY,
    expiry: 365 * DAY,
  }),
);

/** The date-time of RFC 3339 and the date that a name such as `merged at` suggests; empty for other names. */
export function instants(words: readonly string[]): readonly string[] {
  const minutes = words.map((word) => MINUTES.get(word)).find((each) => each !== undefined);
  if (minutes === undefined) return [];
  const text = new Date(START + minutes * MINUTE).toISOString().replace('.000', '');
  return [text, text.slice(0, 10)];
}
