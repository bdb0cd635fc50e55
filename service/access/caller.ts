import type { Row } from '../database/rows.ts';

/** Who calls, and by which token. */
export interface Caller {
  readonly user: Row<'users'>;
  readonly token: Row<'tokens'>;
}

/** The scopes of the token of a caller. */
export function scopesOf({ token }: Caller): readonly string[] {
  return Array.isArray(token.scopes) ? token.scopes.map(String) : [];
}
