import { Refusal } from '../../generated/server/index.js';
import type {
  ImportFromSourceAHandler,
  CancelSourceAImportHandler,
  ImportGistsFromSourceAHandler,
  ImportFromSourceBServerHandler,
  ImportFromSourceBHandler,
} from '../../generated/server/index.js';

/**
 * Import a repository from `source_a`
 *
 * `POST /import/source_a`
 */
export const importFromSourceA: ImportFromSourceAHandler = async () => {
  throw new Refusal({ status: 501, message: 'importFromSourceA is not implemented.' });
};

/**
 * Cancel an import from `source_a`
 *
 * `POST /import/source_a/cancel`
 */
export const cancelSourceAImport: CancelSourceAImportHandler = async () => {
  throw new Refusal({ status: 501, message: 'cancelSourceAImport is not implemented.' });
};

/**
 * Import gists from `source_a`
 *
 * `POST /import/source_a/gists`
 */
export const importGistsFromSourceA: ImportGistsFromSourceAHandler = async () => {
  throw new Refusal({ status: 501, message: 'importGistsFromSourceA is not implemented.' });
};

/**
 * Import a repository from a `source_b` server
 *
 * `POST /import/source_b_server`
 */
export const importFromSourceBServer: ImportFromSourceBServerHandler = async () => {
  throw new Refusal({ status: 501, message: 'importFromSourceBServer is not implemented.' });
};

/**
 * Import a repository from `source_b`
 *
 * `POST /import/source_b`
 */
export const importFromSourceB: ImportFromSourceBHandler = async () => {
  throw new Refusal({ status: 501, message: 'importFromSourceB is not implemented.' });
};
