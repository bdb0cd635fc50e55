import type {
  ListNamespacesHandler,
  GetNamespaceHandler,
  CheckNamespaceExistenceHandler,
} from '../../generated/server/index.js';
import { signedIn } from '../access/resources.ts';
import type { Row } from '../database/rows.ts';
import { presentNamespaces } from '../families/namespaces/present.ts';
import { findNamespace, namespacesQuery, takenPaths } from '../families/namespaces/queries.ts';
import { freePaths } from '../families/namespaces/free-paths.ts';
import { offsetPage } from '../http/pages.ts';
import { notFound } from '../http/refusals.ts';

/**
 * List namespaces
 *
 * `GET /namespaces`
 */
export const listNamespaces: ListNamespacesHandler = async ({ query }, context) => {
  const { database } = context.app;
  const viewer = signedIn(context);
  const rows = namespacesQuery(query, viewer);
  const page = await offsetPage<Row<'namespaces'>>(database, { url: context.url, query, rows });
  const body = await presentNamespaces(context.app, viewer, page.rows);
  return { status: 200, headers: page.headers, body };
};

/**
 * Get a namespace
 *
 * `GET /namespaces/{id}`
 */
export const getNamespace: GetNamespaceHandler = async ({ path }, context) => {
  const viewer = signedIn(context);
  const namespace = await findNamespace(context.app.database, path.id, viewer);
  if (namespace === undefined) throw notFound('Namespace');
  const [body] = await presentNamespaces(context.app, viewer, [namespace]);
  if (body === undefined) throw notFound('Namespace');
  return { status: 200, body };
};

/**
 * Check whether a namespace exists
 *
 * `GET /namespaces/{namespace}/exists`
 */
export const checkNamespaceExistence: CheckNamespaceExistenceHandler = async ({ path, query }, context) => {
  const taken = await takenPaths(context.app.database, path.namespace, query.parent_id);
  return { status: 200, body: freePaths(path.namespace, taken) };
};
