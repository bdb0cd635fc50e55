import { cancelImport } from '../families/imports/cancel.ts';
import { importGists } from '../families/imports/gists.ts';
import { importFromServer } from '../families/imports/server.ts';
import { importFromA } from '../families/imports/source-a.ts';
import { importFromB } from '../families/imports/source-b.ts';
import { presentProject } from '../families/projects/present.ts';
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
export const importFromSourceA: ImportFromSourceAHandler = async ({ body }, context) => ({
  status: 201,
  body: await importFromA(context, body),
});

/**
 * Cancel an import from `source_a`
 *
 * `POST /import/source_a/cancel`
 */
export const cancelSourceAImport: CancelSourceAImportHandler = async ({ body }, context) => {
  const project = await cancelImport(context, body.project_id);
  return { status: 200, body: await presentProject(context, project, { simple: true }) };
};

/**
 * Import gists from `source_a`
 *
 * `POST /import/source_a/gists`
 */
export const importGistsFromSourceA: ImportGistsFromSourceAHandler = async ({ body }, context) => {
  await importGists(context, body);
  return { status: 202 };
};

/**
 * Import a repository from a `source_b` server
 *
 * `POST /import/source_b_server`
 */
export const importFromSourceBServer: ImportFromSourceBServerHandler = async ({ body }, context) => ({
  status: 201,
  body: await importFromServer(context, body),
});

/**
 * Import a repository from `source_b`
 *
 * `POST /import/source_b`
 */
export const importFromSourceB: ImportFromSourceBHandler = async ({ body }, context) => ({
  status: 201,
  body: await importFromB(context, body),
});
