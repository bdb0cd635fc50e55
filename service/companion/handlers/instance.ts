import { Refusal } from '../../../generated/companion/server/index.js';
import type {
  GetVersionHandler,
  GetMetadataHandler,
  GetLicenseHandler,
} from '../../../generated/companion/server/index.js';

/**
 * Get the version of the instance
 *
 * `GET /version`
 */
export const getVersion: GetVersionHandler = async () => {
  throw new Refusal({ status: 501, message: 'getVersion is not implemented.' });
};

/**
 * Get what the instance runs
 *
 * `GET /metadata`
 */
export const getMetadata: GetMetadataHandler = async () => {
  throw new Refusal({ status: 501, message: 'getMetadata is not implemented.' });
};

/**
 * Get the plan of the instance
 *
 * `GET /license`
 */
export const getLicense: GetLicenseHandler = async () => {
  throw new Refusal({ status: 501, message: 'getLicense is not implemented.' });
};
