import { nextLink } from '../../../runtime/client/link.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';
import { factNamed, plainName } from './fact-names.ts';
import type { Page, PageFacts, PageRequest } from './page.ts';
import type { Pager } from './paging.ts';

/** Names of lists in envelopes, for envelopes with several lists. */
const LISTS = ['data', 'items', 'results', 'records', 'entries', 'values'];

/** Members that contain the page information of an envelope, if it is not in the envelope itself. */
const ABOUT: ReadonlySet<string> = new Set([
  'meta',
  'metadata',
  'pagination',
  'paging',
  'page',
  'pageinfo',
  'links',
]);

/**
 * A page of an envelope such as `{ data: […], next: … }`: a part of its list, with its members adapted to the page.
 * @param value a whole response, with all items
 * @param given.isValid whether the document allows a body
 * @returns undefined for a value that is not an envelope, and where the document allows no part of the list
 */
export function pagedEnvelope(
  value: Json,
  request: PageRequest,
  given: { readonly pager: Pager; readonly isValid: (value: Json) => boolean },
): { readonly value: Json; readonly facts: PageFacts } | undefined {
  if (!isObject(value)) return undefined;
  const name = listName(value);
  const list = name === undefined ? undefined : value[name];
  if (name === undefined || !Array.isArray(list)) return undefined;
  const page = given.pager(list, request);
  const part: JsonObject = { ...value, [name]: [...page.items] };
  if (!given.isValid(part)) return undefined;
  const about = Object.keys(part).filter((each) => ABOUT.has(plainName(each)));
  const whole = about.reduce<JsonObject>(
    (known, each) => {
      const inner = known[each];
      return isObject(inner)
        ? {
            ...known,
            [each]: described(inner, page, request, (next) => given.isValid({ ...known, [each]: next })),
          }
        : known;
    },
    described(part, page, request, given.isValid),
  );
  return { value: whole, facts: page.facts };
}

/** The only list of an envelope, or the one with a usual name. */
function listName(value: JsonObject): string | undefined {
  const lists = Object.keys(value).filter((name) => Array.isArray(value[name]));
  if (lists.length === 1) return lists[0];
  return LISTS.find((name) => lists.includes(name));
}

/** The existing members with page information, as far as the document allows their values. */
function described(
  members: JsonObject,
  page: Page,
  request: PageRequest,
  isValid: (members: JsonObject) => boolean,
): JsonObject {
  return Object.keys(members).reduce<JsonObject>((known, name) => {
    const candidates = valuesOf(name, known[name], { page, request });
    const all = candidates.map((value): JsonObject => {
      if (value !== undefined) return { ...known, [name]: value };
      return Object.fromEntries(Object.entries(known).filter(([each]) => each !== name));
    });
    return all.find(isValid) ?? known;
  }, members);
}

/**
 * Possible values of a member for a page, the best first. Undefined means that the member is left out, and an empty
 * list that it has no page information.
 */
function valuesOf(
  name: string,
  shown: Json | undefined,
  { page: { facts }, request }: { readonly page: Page; readonly request: PageRequest },
): readonly (Json | undefined)[] {
  const nothing = [null, undefined, ''];
  const plain = plainName(name);
  const next = nextLink(facts.link === '' ? null : facts.link);
  if (['hasmore', 'hasnext', 'hasnextpage'].includes(plain)) return [next !== undefined];
  if (['next', 'nexturl', 'nextlink', 'nextpageurl'].includes(plain)) {
    if (next === undefined) return nothing;
    const url = new URL(next, request.url);
    const addresses = [url.href, url.pathname + url.search];
    const positions = [facts.nextCursor, facts.nextPage].filter((each) => each !== undefined);
    const isAddress = typeof shown === 'string' && /^(?:https?:\/)?\//.test(shown);
    return isAddress || shown === null ? [...addresses, ...positions] : [...positions, ...addresses];
  }
  const fact = factNamed(name);
  const value = fact === undefined ? undefined : facts[fact];
  if (value === undefined || fact === 'link') return [];
  return value === '' ? nothing : [value, String(value)];
}
