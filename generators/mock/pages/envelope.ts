import { nextLink } from '../../../runtime/client/link.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { factNamed, plainName } from './fact-names.ts';
import type { Page, PageFacts, PageRequest } from './page.ts';
import type { Pager } from './paging.ts';

/** Names of lists in envelopes, for envelopes with several lists. */
const LISTS = ['data', 'items', 'results', 'records', 'entries', 'values'];

/** Names of members with the page information of an envelope, without word separators. */
const PAGE_MEMBERS: ReadonlySet<string> = new Set([
  'meta',
  'metadata',
  'pagination',
  'paging',
  'page',
  'pageinfo',
  'links',
]);

/**
 * A page of an envelope such as `{ data: […], next: … }`: a part of its list, and its other members for this page.
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
  const whole = described(part, page, request, given.isValid);
  for (const each of Object.keys(part)) {
    const inner = whole[each];
    if (!PAGE_MEMBERS.has(plainName(each)) || !isObject(inner)) continue;
    whole[each] = described(inner, page, request, (next) => given.isValid({ ...whole, [each]: next }));
  }
  return { value: whole, facts: page.facts };
}

/** The only list of an envelope, or the one with a usual name. */
function listName(value: JsonObject): string | undefined {
  const lists = Object.keys(value).filter((name) => Array.isArray(value[name]));
  if (lists.length === 1) return lists[0];
  return LISTS.find((name) => lists.includes(name));
}

/** Members whose page information is replaced by that of a page, where the document allows it. */
function described(
  members: JsonObject,
  page: Page,
  request: PageRequest,
  isValid: (members: JsonObject) => boolean,
): JsonObject {
  return Object.keys(members).reduce<JsonObject>((current, name) => {
    const candidates = valuesOf(name, current[name], { page, request }).map((value): JsonObject => {
      const { [name]: _, ...others } = current;
      return value === undefined ? others : { ...current, [name]: value };
    });
    return candidates.find(isValid) ?? current;
  }, members);
}

/**
 * Possible values of a member for a page, the best first; undefined leaves the member out. Empty for members without
 * page information.
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
