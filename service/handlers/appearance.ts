import { Refusal } from '../../generated/server/index.js';
import type { GetAppearanceHandler, UpdateAppearanceHandler } from '../../generated/server/index.js';

/**
 * Get the appearance of the instance
 *
 * `GET /application/appearance`
 */
export const getAppearance: GetAppearanceHandler = async () => {
  throw new Refusal({ status: 501, message: 'getAppearance is not implemented.' });
};

/**
 * Change the appearance of the instance
 *
 * `PUT /application/appearance`
 */
export const updateAppearance: UpdateAppearanceHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateAppearance is not implemented.' });
};
