import { levelInProject } from '../../access/queries.ts';
import { projectOf, signedIn, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { forbidden, notFound } from '../../http/refusals.ts';
import { pagesDomainOf } from './queries.ts';

const maintainer = 40;

/**
 * The project of an operation about domains, which are for maintainers. Others who see the project are refused with
 * 403.
 */
export async function projectWithDomains(asking: Asking, id: string | number): Promise<Row<'projects'>> {
  const viewer = signedIn(asking);
  const project = await projectOf(asking, id);
  const level = (await levelInProject(asking.app.database, viewer, project)) ?? 0;
  if (level < maintainer) throw forbidden();
  return project;
}

/** A domain of a project. Throws a `Refusal` of 404 if the project has none with this name. */
export async function domainIn(
  { app }: Asking,
  project: Row<'projects'>,
  domain: string,
): Promise<Row<'pages_domains'>> {
  const row = await pagesDomainOf(app.database, project.id, domain);
  if (row === undefined) throw notFound('Pages Domain');
  return row;
}
