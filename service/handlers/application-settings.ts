import { Refusal } from '../../generated/server/index.js';
import type {
  GetApplicationSettingsHandler,
  UpdateApplicationSettingsHandler,
} from '../../generated/server/index.js';

/**
 * Get the settings of the instance
 *
 * `GET /application/settings`
 */
export const getApplicationSettings: GetApplicationSettingsHandler = async () => {
  throw new Refusal({ status: 501, message: 'getApplicationSettings is not implemented.' });
};

/**
 * Change settings of the instance
 *
 * `PUT /application/settings`
 */
export const updateApplicationSettings: UpdateApplicationSettingsHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateApplicationSettings is not implemented.' });
};
