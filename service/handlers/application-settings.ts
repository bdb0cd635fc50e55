import type {
  GetApplicationSettingsHandler,
  UpdateApplicationSettingsHandler,
} from '../../generated/server/index.js';
import { instant } from '../clock.ts';
import { changeSettings, readSettings } from '../families/application-settings/store.ts';
import { changesOf, settingsView } from '../families/application-settings/view.ts';

/**
 * Get the settings of the instance
 *
 * `GET /application/settings`
 */
export const getApplicationSettings: GetApplicationSettingsHandler = async (_, { app }) => ({
  status: 200,
  body: settingsView(app.instance, await readSettings(app.database)),
});

/**
 * Change settings of the instance
 *
 * `PUT /application/settings`
 */
export const updateApplicationSettings: UpdateApplicationSettingsHandler = async ({ body }, { app }) => {
  const stored = await app.database.transaction((writes) =>
    changeSettings(writes, changesOf(body ?? {}), instant(app.clock)),
  );
  return { status: 200, body: settingsView(app.instance, stored) };
};
