import { decodeFormPart } from '../parameters/percent.ts';

/**
 * What a request needs to match a route, besides its method and path. Templates that differ only after a `#` share
 * both: `/{bucket}/{key}#acl` and `/{bucket}/{key}#tags` are distinguished by required parameters.
 */
export interface RouteNeed {
  readonly in: 'query' | 'header';
  /** The name that is sent; for a header, in lower case. */
  readonly name: string;
  /** The texts that it may have; any text if absent. */
  readonly values?: readonly string[];
}

/** The parts of a request that are compared with the needs. */
export interface SentNeeds {
  /** Still percent-encoded, without its `?`. */
  readonly query: string;
  readonly headers: { get(name: string): string | undefined };
}

/**
 * Whether a request has everything that a route needs. A name without a value, such as `?acl`, also matches, so that
 * this route reports the missing value.
 */
export function meetsNeeds(needs: readonly RouteNeed[], { query, headers }: SentNeeds): boolean {
  return needs.every(({ in: location, name, values }) => {
    const texts = location === 'header' ? [headers.get(name)] : queryTexts(query, name);
    const sent = texts.filter((text) => text !== undefined);
    return values === undefined ? sent.length > 0 : sent.some((text) => text === '' || values.includes(text));
  });
}

/** The texts of a query parameter and its members: `filter[a]` belongs to `filter`. */
function queryTexts(query: string, name: string): readonly (string | undefined)[] {
  return query.split('&').flatMap((pair) => {
    const equals = pair.indexOf('=');
    const found = decodeFormPart(equals === -1 ? pair : pair.slice(0, equals));
    if (pair === '' || (found !== name && !found?.startsWith(`${name}[`))) return [];
    return [equals === -1 ? '' : decodeFormPart(pair.slice(equals + 1))];
  });
}
