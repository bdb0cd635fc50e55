import type {
  GetVersionHandler,
  GetMetadataHandler,
  GetLicenseHandler,
} from '../../../generated/companion/server/index.js';
import { licenseOf, metadataOf, version } from '../../families/instance/version.ts';
import { notFound } from '../../http/refusals.ts';

/**
 * Get the version of the instance
 *
 * `GET /version`
 */
export const getVersion: GetVersionHandler = async () => ({ status: 200, body: version });

/**
 * Get the version and parts of the instance
 *
 * `GET /metadata`
 */
export const getMetadata: GetMetadataHandler = async (_, { app }) => ({
  status: 200,
  body: metadataOf(app.instance),
});

/**
 * Get the plan of the instance
 *
 * `GET /license`
 */
export const getLicense: GetLicenseHandler = async (_, { app }) => {
  const license = await licenseOf(app.database, app.instance);
  if (license === undefined) throw notFound('License');
  return { status: 200, body: license };
};
