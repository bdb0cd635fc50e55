import type { PathSegment } from './path-segment.ts';
import { meetsNeeds, type RouteNeed, type SentNeeds } from './route-need.ts';
import { RouteTree, type Target, type Targets, type Walk } from './route-tree.ts';
import { splitPath, type SentSegment } from './segment-text.ts';

export interface Route<Operation> {
  /** Case-insensitive. */
  readonly method: string;
  readonly segments: readonly PathSegment[];
  readonly operation: Operation;
  /** What distinguishes it from other routes with the same method and path. */
  readonly needs?: readonly RouteNeed[];
}

export interface RouterOptions {
  /** The prefix of every path: `/api/v4`. Paths that do not begin with it are not found. */
  readonly basePath?: string;
  /** Whether `/a/` is the same as `/a` if only one of them is a route; `strict` by default. */
  readonly trailingSlash?: 'strict' | 'ignore';
}

export type RouteMatch<Operation> =
  | {
      readonly kind: 'found';
      readonly operation: Operation;
      /** Texts by name, still percent-encoded. */
      readonly parameters: { readonly [name: string]: string };
    }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'wrong-method';
      /** Methods that the path has, in upper case and in order, as for the `Allow` header (RFC 9110, section 10.2.1). */
      readonly allow: readonly string[];
    };

/**
 * Finds the operation for a method and a raw path, without host and query, not decoded. The rest of the request
 * decides between routes with the same method and path.
 */
export type Router<Operation> = (method: string, path: string, sent?: SentNeeds) => RouteMatch<Operation>;

/**
 * Makes a router. At each segment, from the left, literal text takes precedence over parameters; if that leads to no
 * route with the method, the next most exact one is tried. Of several routes with the same method and path, it
 * chooses the one with the most needs that are all met; if none is met, the one with the fewest needs, which reports
 * what is missing; in case of a tie, the first. A `multi` parameter spans segments at the end of a path, and is an
 * ordinary one elsewhere.
 */
export function createRouter<Operation>(
  routes: readonly Route<Operation>[],
  options: RouterOptions = {},
): Router<Operation> {
  const tree = new RouteTree<Operation>();
  for (const { method, segments, operation, needs = [] } of routes) {
    const targets = tree.targetsOf(segments);
    const key = method.toUpperCase();
    const target = { operation, needs, names: parameterNames(segments) };
    const all = [...(targets.get(key) ?? []), target];
    targets.set(
      key,
      all.toSorted((one, other) => other.needs.length - one.needs.length),
    );
  }
  const basePath = (options.basePath ?? '').replace(/\/$/, '');
  const prefix = `${basePath}/`;
  const inUrls = `${asInUrls(basePath)}/`;
  return (method, path, sent = nothingSent) => {
    const base = path.startsWith(prefix) ? prefix : inUrls;
    if (!path.startsWith(base)) return { kind: 'not-found' };
    const segments = splitPath(path, base.length);
    const search = new Search<Operation>(method.toUpperCase(), sent, segments);
    const found = tree.find(search);
    if (found !== undefined || options.trailingSlash !== 'ignore') return found ?? search.missed();
    search.segments = otherSlash(segments);
    return tree.find(search) ?? search.missed();
  };
}

/** The search for the route of a request. */
class Search<Operation> implements Walk<Operation, RouteMatch<Operation>> {
  segments: readonly SentSegment[];
  readonly values: string[] = [];
  readonly #method: string;
  readonly #sent: SentNeeds;
  /** Methods of routes that have the path. */
  #allow: Set<string> | undefined;

  constructor(method: string, sent: SentNeeds, segments: readonly SentSegment[]) {
    this.segments = segments;
    this.#method = method;
    this.#sent = sent;
  }

  visit(targets: Targets<Operation>): RouteMatch<Operation> | undefined {
    const target = chooseTarget(targets.get(this.#method), this.#sent);
    if (target !== undefined) {
      const { operation, names } = target;
      return { kind: 'found', operation, parameters: nameValues(names, this.values) };
    }
    this.#allow ??= new Set();
    for (const known of targets.keys()) this.#allow.add(known);
    return undefined;
  }

  /** The result if no route was found. */
  missed(): RouteMatch<Operation> {
    if (this.#allow === undefined) return { kind: 'not-found' };
    return { kind: 'wrong-method', allow: [...this.#allow].toSorted() };
  }
}

const nothingSent: SentNeeds = { query: '', headers: { get: () => undefined } };

/** The route whose needs are met; otherwise the one with the fewest needs, which reports what is missing. */
function chooseTarget<Operation>(
  targets: readonly Target<Operation>[] = [],
  sent: SentNeeds,
): Target<Operation> | undefined {
  const last = targets.at(-1);
  if (targets.length < 2) return last;
  return (
    targets.find(({ needs }) => meetsNeeds(needs, sent)) ??
    targets.find(({ needs }) => needs.length === last?.needs.length)
  );
}

/** The path with a trailing slash added if it had none, otherwise with it removed; `/` alone is unchanged. */
function otherSlash(segments: readonly SentSegment[]): readonly SentSegment[] {
  if (segments.at(-1)?.raw !== '') return [...segments, { text: '', raw: '' }];
  return segments.length === 1 ? segments : segments.slice(0, -1);
}

function parameterNames(segments: readonly PathSegment[]): readonly string[] {
  return segments.flat().flatMap((part) => (part.kind === 'parameter' ? [part.name] : []));
}

function nameValues(
  names: readonly string[],
  values: readonly string[],
): { readonly [name: string]: string } {
  const parameters: { [name: string]: string } = Object.create(null);
  for (let at = 0; at < names.length; at += 1) parameters[names[at] ?? ''] = values[at] ?? '';
  return parameters;
}

/** A base path as clients send it: `/{v}` and `/ä` are `/%7Bv%7D` and `/%C3%A4` (URL Standard, path percent-encode set). */
function asInUrls(basePath: string): string {
  const url = `http://host${basePath}`;
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : basePath;
}
