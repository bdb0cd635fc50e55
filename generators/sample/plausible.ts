import { memoizeText } from '../incremental/memoize.ts';
import { segmentsOf } from '../json/pointer.ts';
import { wordsOf } from '../typescript/words.ts';
import { instants } from './instants.ts';

/** Values that the name of a member suggests, so that generated values look realistic. */
export interface Plausible {
  /** For members without a format that has its own texts. */
  readonly texts: readonly string[];
  /** Texts of formats, such as URLs and dates; a member uses only those of its own format. */
  readonly formatted: readonly string[];
  readonly numbers: readonly number[];
  readonly isOn: boolean;
}

const UNNAMED: Plausible = { texts: [], formatted: [], numbers: [], isOn: true };

/** Shorter names, such as `a` and `x1`, suggest nothing. */
const SHORTEST = 3;

/**
 * Suggestions for a pointer, by the name of its member and of the member around it. Items have the name of their list.
 */
export function plausibleAt(pointer: string): Plausible {
  return plausibleFor(nameEnd(pointer));
}

const plausibleFor = memoizeText((end: string): Plausible => {
  const [name = '', owner = ''] = segmentsOf(end)
    .filter((segment) => !isIndex(segment))
    .toReversed();
  return plausible(name, owner);
});

/** The end of a pointer from the second last segment that is no index of a list. */
function nameEnd(pointer: string): string {
  let [end, names] = [pointer.length, 0];
  while (end > 0 && names < 2) {
    const start = pointer.lastIndexOf('/', end - 1);
    if (!isIndex(pointer.slice(start + 1, end))) names += 1;
    end = start;
  }
  return pointer.slice(Math.max(end, 0));
}

function isIndex(segment: string): boolean {
  return /^\d+$/.test(segment);
}

function plausible(name: string, around: string): Plausible {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  if (words.length === 0) return UNNAMED;
  const owner = wordsOf(around).map((word) => word.toLowerCase());
  const id = idOf(words.at(-1) === 'id' && words.length > 1 ? words.slice(0, -1) : owner);
  const isId = words.at(-1) === 'id';
  const named = words.join(' ');
  const said = ending(TEXTS, isPerson(owner) ? ['person', ...words] : words);
  return {
    texts: [...(said ?? []), ...(isId ? [String(id)] : []), ...(named.length < SHORTEST ? [] : [named])],
    formatted: [...(ending(ADDRESSES, words) ?? []), ...instants(words)],
    numbers: isId ? [id] : (ending(NUMBERS, words) ?? []),
    isOn: named.length < SHORTEST || words.some((word) => ON.has(word)),
  };
}

const PEOPLE = new Set(
  'assignee assignees author committer creator member members owner reviewer user users'.split(' '),
);

function isPerson(owner: readonly string[]): boolean {
  return PEOPLE.has(owner.at(-1) ?? '');
}

/** The entry for the longest sequence of words at the end of a name; a plural has the entry of its singular. */
function ending<Entry>(entries: ReadonlyMap<string, Entry>, words: readonly string[]): Entry | undefined {
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const entry = entries.get(name) ?? entries.get(name.replace(/s$/, ''));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** A thing has the same id wherever it is named: `project_id`, and `id` of `project` or of an item of `projects`. */
function idOf(words: readonly string[]): number {
  const name = words.join(' ').replace(/s$/, '');
  if (name === '') return 1;
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return 10 + (sum % 90);
}

/** Words of flags that are usually true; others are usually false. */
const ON = new Set(
  'active available can confirmed enabled has ok public success valid verified visible'.split(' '),
);

const SHA = '2f1c6b0de4a97853c1f0b6d8a3e5927410fb8c6d';

const TEXTS: ReadonlyMap<string, readonly string[]> = table({
  name: 'Aurora',
  'person name': 'Ada Lovelace',
  'full name': 'Ada Lovelace',
  'author name': 'Ada Lovelace',
  'user name': 'ada',
  'first name': 'Ada',
  'given name': 'Ada',
  'last name': 'Lovelace',
  'family name': 'Lovelace',
  'file name': 'README.md',
  'host name': 'example.com',
  'tag name': 'v1.2.0',
  'branch name': 'main',
  username: 'ada',
  login: 'ada',
  author: 'Ada Lovelace',
  title: 'The first draft',
  description: 'What it is for, in a sentence.',
  summary: 'What it is for, in a sentence.',
  message: 'What happened, in a sentence.',
  'commit message': 'Correct a link in the README',
  body: 'Looks good to me.',
  note: 'Looks good to me.',
  comment: 'Looks good to me.',
  content: 'Hello, world',
  text: 'Hello, world',
  reason: 'No longer needed',
  search: 'aurora',
  query: 'aurora',
  slug: 'aurora',
  path: 'aurora',
  'full path': 'acme/aurora',
  'path with namespace': 'acme/aurora',
  'file path': 'src/search.ts',
  filename: 'README.md',
  namespace: 'acme',
  company: 'Acme',
  organization: 'Acme',
  branch: 'main',
  ref: 'main',
  tag: 'v1.2.0',
  version: '1.2.0',
  label: 'search',
  topic: 'search',
  category: 'search',
  sha: SHA,
  commit: SHA,
  'commit id': SHA,
  'short id': SHA.slice(0, 8),
  'short sha': SHA.slice(0, 8),
  color: '#4b45d1',
  colour: '#4b45d1',
  language: 'en',
  locale: 'en',
  timezone: 'Europe/London',
  'time zone': 'Europe/London',
  country: 'GB',
  'country code': 'GB',
  city: 'London',
  street: '12 High Street',
  'postal code': 'SW1Y 4JH',
  currency: 'EUR',
  phone: '+44 20 7946 0958',
  'phone number': '+44 20 7946 0958',
  state: 'active',
  status: 'active',
  role: 'member',
  'content type': 'text/plain',
  'media type': 'text/plain',
  'mime type': 'text/plain',
});

/** Addresses; a format uses those that are valid for it. */
const ADDRESSES: ReadonlyMap<string, readonly string[]> = table({
  email: 'ada@example.com',
  url: 'https://example.com/aurora',
  uri: 'https://example.com/aurora',
  link: 'https://example.com/aurora',
  href: 'https://example.com/aurora',
  homepage: 'https://example.com/aurora',
  website: 'https://example.com',
  'avatar url': 'https://example.com/avatars/ada.png',
  'image url': 'https://example.com/images/aurora.png',
  'callback url': 'https://example.com/callback',
  'hook url': 'https://example.com/hooks',
  'ssh url': 'ssh://git@example.com/acme/aurora.git',
  'clone url': 'https://example.com/acme/aurora.git',
  'ip address': '192.0.2.1',
  ip: '192.0.2.1',
  host: 'example.com',
  hostname: 'example.com',
  domain: 'example.com',
});

const NUMBERS: ReadonlyMap<string, readonly number[]> = table({
  iid: 7,
  number: 7,
  count: 12,
  total: 42,
  size: 2048,
  bytes: 2048,
  duration: 93,
  seconds: 93,
  'per page': 20,
  limit: 20,
  quantity: 2,
  price: 1250,
  amount: 1250,
  percent: 75,
  percentage: 75,
  progress: 75,
  coverage: 91.5,
  score: 4.5,
  rating: 4.5,
  year: 2026,
  age: 36,
  width: 640,
  height: 480,
  port: 8080,
  latitude: 51.5,
  longitude: -0.13,
});

function table<Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, readonly Value[]> {
  return new Map(Object.entries(entries).map(([name, value]) => [name, [value]]));
}
