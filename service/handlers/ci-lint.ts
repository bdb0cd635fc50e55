import { Refusal } from '../../generated/server/index.js';
import type {
  LintProjectCiConfigurationHandler,
  LintCiContentHandler,
} from '../../generated/server/index.js';

/**
 * Check the CI configuration of a project
 *
 * `GET /projects/{id}/ci/lint`
 */
export const lintProjectCiConfiguration: LintProjectCiConfigurationHandler = async () => {
  throw new Refusal({ status: 501, message: 'lintProjectCiConfiguration is not implemented.' });
};

/**
 * Check a CI configuration that is sent
 *
 * `POST /projects/{id}/ci/lint`
 */
export const lintCiContent: LintCiContentHandler = async () => {
  throw new Refusal({ status: 501, message: 'lintCiContent is not implemented.' });
};
