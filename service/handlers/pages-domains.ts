import { instant } from '../clock.ts';
import type { Row } from '../database/rows.ts';
import { domainIn, projectWithDomains } from '../families/pages-domains/access.ts';
import { certificateAfter } from '../families/pages-domains/change.ts';
import { domainName } from '../families/pages-domains/name.ts';
import { readPems } from '../families/pages-domains/pem-form.ts';
import { changePagesDomain, insertPagesDomain, pagesDomains } from '../families/pages-domains/queries.ts';
import { instanceDomainView, pagesDomainView } from '../families/pages-domains/view.ts';
import { offsetPage } from '../http/pages.ts';
import { invalid } from '../http/refusals.ts';
import { unlessTaken } from '../http/taken.ts';
import type {
  ListPagesDomainsHandler,
  ListProjectPagesDomainsHandler,
  CreateProjectPagesDomainHandler,
  GetProjectPagesDomainHandler,
  UpdateProjectPagesDomainHandler,
} from '../../generated/server/index.js';

/**
 * List the Pages domains of the instance
 *
 * `GET /pages/domains`
 */
export const listPagesDomains: ListPagesDomainsHandler = async ({ query }, { app, url }) => {
  const { rows, headers } = await offsetPage<Row<'pages_domains'>>(app.database, {
    url,
    query,
    rows: pagesDomains(),
  });
  const now = app.clock.now();
  return { status: 200, headers, body: rows.map((row) => instanceDomainView(row, now)) };
};

/**
 * List the Pages domains of a project
 *
 * `GET /projects/{id}/pages/domains`
 */
export const listProjectPagesDomains: ListProjectPagesDomainsHandler = async ({ path, query }, context) => {
  const { app, url } = context;
  const project = await projectWithDomains(context, path.id);
  const { rows, headers } = await offsetPage<Row<'pages_domains'>>(app.database, {
    url,
    query,
    rows: pagesDomains(project.id),
  });
  const now = app.clock.now();
  return { status: 200, headers, body: rows.map((row) => pagesDomainView(row, now)) };
};

/**
 * Add a Pages domain to a project
 *
 * `POST /projects/{id}/pages/domains`
 */
export const createProjectPagesDomain: CreateProjectPagesDomainHandler = async (request, context) => {
  const { database, clock, secrets, instance } = context.app;
  const project = await projectWithDomains(context, request.path.id);
  const body = request.contentType === 'multipart/form-data' ? await request.body.read() : request.body;
  const domain = {
    project_id: project.id,
    domain: domainName(instance, body.domain),
    auto_ssl_enabled: body.auto_ssl_enabled ?? false,
    certificate: certificateAfter(null, await readPems(body)),
    verification_code: secrets.hex(16),
    created_at: instant(clock),
  };
  const row = await unlessTaken(invalid('domain', 'has already been taken'), () =>
    database.transaction((writes) => insertPagesDomain(writes, domain)),
  );
  return { status: 201, body: pagesDomainView(row, clock.now()) };
};

/**
 * Get a Pages domain of a project
 *
 * `GET /projects/{id}/pages/domains/{domain}`
 */
export const getProjectPagesDomain: GetProjectPagesDomainHandler = async ({ path }, context) => {
  const project = await projectWithDomains(context, path.id);
  const row = await domainIn(context, project, path.domain);
  return { status: 200, body: pagesDomainView(row, context.app.clock.now()) };
};

/**
 * Change a Pages domain of a project
 *
 * `PUT /projects/{id}/pages/domains/{domain}`
 */
export const updateProjectPagesDomain: UpdateProjectPagesDomainHandler = async (request, context) => {
  const { database, clock } = context.app;
  const project = await projectWithDomains(context, request.path.id);
  const stored = await domainIn(context, project, request.path.domain);
  const body =
    request.contentType === 'multipart/form-data' ? await request.body.read() : (request.body ?? {});
  const certificate = certificateAfter(stored.certificate, await readPems(body));
  const auto_ssl_enabled = body.auto_ssl_enabled ?? stored.auto_ssl_enabled;
  const row = await database.transaction((writes) =>
    changePagesDomain(writes, { id: stored.id, auto_ssl_enabled, certificate }),
  );
  return { status: 200, body: pagesDomainView(row, clock.now()) };
};
