import type { Row } from '../database/rows.ts';

/** The user of a call, and their token. */
export interface Caller {
  readonly user: Row<'users'>;
  readonly token: Row<'tokens'>;
}

/** The scopes of the token of a caller. */
export function scopesOf({ token }: Caller): readonly string[] {
  return Array.isArray(token.scopes) ? token.scopes.map(String) : [];
}
