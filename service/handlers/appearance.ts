import type { GetAppearanceHandler, UpdateAppearanceHandler } from '../../generated/server/index.js';
import { instant } from '../clock.ts';
import { changeAppearance, readAppearance } from '../families/appearance/store.ts';
import { readUpload } from '../families/appearance/upload.ts';
import { appearanceView } from '../families/appearance/view.ts';
import { storingBlobs } from '../families/job-artifacts/blobs.ts';

/**
 * Get the appearance of the instance
 *
 * `GET /application/appearance`
 */
export const getAppearance: GetAppearanceHandler = async (_, { app }) => ({
  status: 200,
  body: appearanceView(await readAppearance(app.database)),
});

/**
 * Change the appearance of the instance
 *
 * `PUT /application/appearance`
 */
export const updateAppearance: UpdateAppearanceHandler = async ({ contentType, body }, { app }) => {
  const { changes, stored } = await storingBlobs(app, async (write) => {
    const asked = contentType === 'multipart/form-data' ? await readUpload(body, write) : (body ?? {});
    const now = instant(app.clock);
    return {
      changes: asked,
      stored: await app.database.transaction((writes) => changeAppearance(writes, asked, now)),
    };
  });
  const { logo, ...rest } = appearanceView(stored);
  const isLogoAlone = Object.keys(changes).join() === 'logo';
  return { status: 200, body: isLogoAlone ? { logo: logo ?? null } : { ...rest, logo: logo ?? null } };
};
