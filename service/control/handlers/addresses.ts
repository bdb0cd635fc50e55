import type { ConfirmEmailHandler } from '../../../generated/control/server/index.js';
import { confirmEmail as confirm } from '../../families/user-emails/addresses.ts';

/**
 * Confirm an e-mail address
 *
 * `POST /emails/{id}/confirm`
 */
export const confirmEmail: ConfirmEmailHandler = async ({ path }, { app }) => {
  await confirm(app.forge, path.id);
  return { status: 204 };
};
