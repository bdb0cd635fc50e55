import type { Navigation } from './navigation.ts';
import type { PrintedPage, Site } from './page.ts';
import { schemaPage } from './pages/schema.ts';
import { printPage } from './print-page.ts';
import { findUsage } from './usage.ts';

/** The pages of all named schemas. */
export function schemaPages(site: Site, navigation: Navigation): readonly PrintedPage[] {
  const usageOf = findUsage(site.model);
  return site.model.schemas.map((schema) =>
    printPage(site, schemaPage(site, schema, usageOf(schema)), navigation),
  );
}
