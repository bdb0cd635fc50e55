import type { ServiceAccount, ServiceAccountToken } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import { personalAccessTokenView } from '../tokens/view.ts';

/** Part A 2.3 */
export function serviceAccountView({ id, username, name }: Row<'users'>): ServiceAccount {
  return { id, username, name };
}

/** A token with its secret, which is shown once. `date` is today. */
export function serviceAccountTokenView(
  { token, secret }: { readonly token: Row<'tokens'>; readonly secret: string },
  date: string,
): ServiceAccountToken {
  return { ...personalAccessTokenView(token, date), id: token.id, token: secret };
}
