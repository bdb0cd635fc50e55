/** Words that are ignored in queries. */
const EMPTY = new Set(
  'a an and are can do does for from how i in is it my of on one or our the this to use via what where which with you your all api'.split(
    ' ',
  ),
);

/** Synonyms of a word, by their stems. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    authentication:
      'token auth authorization credential login oauth bearer apikey key signin password header',
    pagination: 'page paging cursor offset keyset next link',
    limit: 'throttle throttling quota rate 429 size',
    error: 'status code 400 401 403 404 409 422 failure problem',
    role: 'permission permissions rights level',
    merge: 'mr pr pull',
    request: 'mr pr',
    repository: 'repo source',
    mail: 'email',
    version: 'deprecated deprecation deprecations breaking moved redirect',
    date: 'time timezone timestamp boolean null',
    encoding: 'escape urlencode array arrays hash hashes',
    lint: 'validate validation yaml',
    artifact: 'artefact zip',
    pipeline: 'build run job',
  })
    .flatMap(([alias, words]) => words.split(' ').map((word) => [stem(word), stem(alias)] as const))
    .reduce(
      (all, [word, alias]) => all.set(word, [...(all.get(word) ?? []), alias]),
      new Map<string, string[]>(),
    ),
);

const VERBS: ReadonlyMap<string, Verb> = new Map(
  Object.entries({
    list: 'list browse all search filter',
    get: 'get read fetch retrieve show view find',
    create: 'create add new make post start invite',
    update: 'update change edit modify set put patch rename',
    delete: 'delete remove destroy drop',
  }).flatMap(([verb, words]) => words.split(' ').map((word) => [stem(word), verb as Verb] as const)),
);

/** The action of an operation. */
export type Verb = 'list' | 'get' | 'create' | 'update' | 'delete';

/** The common beginning of the forms of a word: `authenticat` of `authentication` and `authenticate`. */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  return lower.replace(/ies$/, 'y').replace(/(?:ions?|ings?|ed|es|e|s)$/, '');
}

/** The stems of the words of a text, also of those in names. */
export function stemsOf(text: string): readonly string[] {
  return text
    .replaceAll(/(\p{Lowercase_Letter})(\p{Uppercase_Letter})/gu, '$1 $2')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word.toLowerCase()))
    .map(stem);
}

/** The synonyms of a word. */
export function aliasesOf(word: string): readonly string[] {
  return ALIASES.get(word) ?? [];
}

/** A parsed query: its words, without ignored ones, and the action that it names. */
export function readQuestion(text: string): {
  readonly words: readonly string[];
  readonly verb: Verb | undefined;
} {
  const words = stemsOf(text);
  const verb = words.map((word) => VERBS.get(word)).find((each) => each !== undefined);
  const nouns = words.filter((word) => !VERBS.has(word));
  return { words: nouns.length === 0 ? words : nouns, verb };
}

/** The action of an operation by the first word of its title; undefined for other words, such as `Cancel`. */
export function verbOfTitle(title: string): Verb | undefined {
  return VERBS.get(stem(/^\p{Letter}+/u.exec(title)?.[0] ?? ''));
}

/** The text without ignored words; the text itself if no word is left. */
export function withoutEmptyWords(text: string): string {
  const words = text.split(/\s+/).filter((word) => !EMPTY.has(word.toLowerCase()));
  return words.length === 0 ? text : words.join(' ');
}
