import { projectOf } from '../access/resources.ts';
import { instant } from '../clock.ts';
import type { Row } from '../database/rows.ts';
import { isSlug, readSettings } from '../families/integrations/parameters.ts';
import {
  activeIntegrations,
  integrationOf,
  putIntegration,
  resetIntegration,
} from '../families/integrations/queries.ts';
import { integrationListView, integrationView } from '../families/integrations/view.ts';
import { offsetPage } from '../http/pages.ts';
import { notFound } from '../http/refusals.ts';
import type {
  ListProjectIntegrationsHandler,
  GetProjectIntegrationHandler,
  UpdateProjectIntegrationHandler,
  DeleteProjectIntegrationHandler,
} from '../../generated/server/index.js';

/**
 * List the active integrations of a project
 *
 * `GET /projects/{id}/integrations`
 */
export const listProjectIntegrations: ListProjectIntegrationsHandler = async ({ path, query }, context) => {
  const { app, url } = context;
  const project = await projectOf(context, path.id);
  const { rows, headers } = await offsetPage<Row<'integrations'>>(app.database, {
    url,
    query,
    rows: activeIntegrations(project.id),
  });
  return { status: 200, headers, body: rows.map((row) => integrationListView(app.instance, row)) };
};

/**
 * Get an integration of a project
 *
 * `GET /projects/{id}/integrations/{slug}`
 */
export const getProjectIntegration: GetProjectIntegrationHandler = async ({ path }, context) => {
  const project = await projectOf(context, path.id);
  const integration = await integrationOf(context.app.database, project.id, path.slug);
  if (integration === undefined) throw notFound('Integration');
  return { status: 200, body: integrationView(context.app.instance, integration) };
};

/**
 * Set up an integration of a project
 *
 * `PUT /projects/{id}/integrations/{slug}`
 */
export const updateProjectIntegration: UpdateProjectIntegrationHandler = async ({ path, body }, context) => {
  const { database, clock, instance } = context.app;
  const project = await projectOf(context, path.id);
  if (!isSlug(path.slug)) throw notFound('Integration');
  const wanted = readSettings(path.slug, { ...body });
  const place = { projectId: project.id, slug: path.slug, now: instant(clock) };
  const row = await database.transaction((writes) => putIntegration(writes, place, wanted));
  return { status: 200, body: integrationView(instance, row) };
};

/**
 * Disable an integration of a project
 *
 * `DELETE /projects/{id}/integrations/{slug}`
 */
export const deleteProjectIntegration: DeleteProjectIntegrationHandler = async ({ path }, context) => {
  const { database, clock } = context.app;
  const project = await projectOf(context, path.id);
  const place = { projectId: project.id, slug: path.slug, now: instant(clock) };
  const wasThere = await database.transaction((writes) => resetIntegration(writes, place));
  if (!wasThere) throw notFound('Integration');
  return { status: 204 };
};
