import { decodeFormPart } from '../parameters/percent.ts';

/**
 * What a request has to have to be one for a route, beside its method and path. Templates that differ behind a `#` share
 * both: `/{bucket}/{key}#acl` and `/{bucket}/{key}#tags`, distinguished by required parameters.
 */
export interface RouteNeed {
  readonly in: 'query' | 'header';
  /** On the wire; of a header in lower case. */
  readonly name: string;
  /** The texts that it may have; any text where they are left out. */
  readonly values?: readonly string[];
}

/** What is looked at of a request. */
export interface SentNeeds {
  /** Still percent-encoded, without its `?`. */
  readonly query: string;
  readonly headers: { get(name: string): string | undefined };
}

/**
 * Whether a request has all that a route needs. A name without a value, `?acl`, leads to its route too, which says what is
 * missing; it must not lead to another operation.
 */
export function meetsNeeds(needs: readonly RouteNeed[], { query, headers }: SentNeeds): boolean {
  return needs.every(({ in: location, name, values }) => {
    const texts = location === 'header' ? [headers.get(name)] : queryTexts(query, name);
    const sent = texts.filter((text) => text !== undefined);
    return values === undefined ? sent.length > 0 : sent.some((text) => text === '' || values.includes(text));
  });
}

/** The texts of a parameter of the query, those of its members too: `filter[a]` belongs to `filter`. */
function queryTexts(query: string, name: string): readonly (string | undefined)[] {
  return query.split('&').flatMap((pair) => {
    const equals = pair.indexOf('=');
    const found = decodeFormPart(equals === -1 ? pair : pair.slice(0, equals));
    if (pair === '' || (found !== name && !found?.startsWith(`${name}[`))) return [];
    return [equals === -1 ? '' : decodeFormPart(pair.slice(equals + 1))];
  });
}
