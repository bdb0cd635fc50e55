import { badRequest } from './refusals.ts';

/**
 * The position where the next page of a keyset list starts, as one text for `Link`: base64url of a JSON array. Clients
 * send it back unchanged.
 */
export function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The position of a cursor, by the types of its parts. Throws a `Refusal` of 400 for a text that is not a cursor. */
export function readCursor<const Types extends readonly ('string' | 'number')[]>(
  cursor: string,
  types: Types,
): { [Index in keyof Types]: Types[Index] extends 'string' ? string : number } {
  const place = parsed(cursor);
  const isPlace =
    Array.isArray(place) &&
    place.length === types.length &&
    types.every((type, at) => typeof place[at] === type);
  if (!isPlace) throw badRequest('cursor is invalid');
  return place as { [Index in keyof Types]: Types[Index] extends 'string' ? string : number };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
