import type { TsOperation, TsSchema } from '../../typescript/ts-model.ts';
import { lazy } from '../../incremental/memoize.ts';
import type { Unit } from '../emitter.ts';
import { guideHeads, listedGuides } from './guide.ts';
import type { Navigation } from './navigation.ts';
import type { Page, PageDraft, Site } from './page.ts';
import { familyLink } from './page-links.ts';
import { familyPage } from './pages/family.ts';
import { operationPage } from './pages/operation.ts';
import { schemaPage, type SchemaContext } from './pages/schema.ts';
import { statusPages } from './pages/status.ts';
import { webhookPage } from './pages/webhook.ts';
import { pagePaths } from './paths.ts';
import { printPage } from './print-page.ts';
import { documentedValues } from './schema/documented-values.ts';
import { findUsage } from './usage.ts';

/** A page with its own unit, before it is printed. */
export interface PageSource extends Pick<PageDraft, 'path' | 'inputs'> {
  /** Tag of the family whose operations the navigation lists. */
  readonly family?: string;
  print(): Page;
}

/** A page as a unit. Its inputs include those of the frame that all pages have. */
export function pageUnit(site: Site, navigation: Navigation, source: PageSource): Unit {
  const frame = [site.api, site.url, site.settings, site.hasTokens];
  return {
    path: source.path,
    get inputs() {
      return [...frame, ...navigation.linksOn(source), ...source.inputs];
    },
    print: () => printPage(site, source.print(), navigation),
  };
}

/** The pages of families, operations, webhooks, error statuses and named schemas. */
export function pageSources(site: Site): readonly PageSource[] {
  const { families, received, schemas } = site.model;
  const usage = lazy(() => findUsage(site.model));
  const values = lazy(() => documentedValues(site.model));
  const contextOf = (schema: TsSchema): SchemaContext => ({
    users: usage()(schema),
    documented: values().get(schema.ref),
  });
  return [
    ...families.map((family) => ({
      path: pagePaths.family(family),
      family: family.tag,
      inputs: [family],
      print: () => familyPage(site, family),
    })),
    ...families.flatMap((family) => {
      const link = familyLink(family);
      return family.operations.map((operation) => ({
        path: pagePaths.operation(operation),
        family: family.tag,
        get inputs() {
          return [...operationInputs(site, operation), link];
        },
        print: () => operationPage(site, operation, link),
      }));
    }),
    ...received.map((each) => ({
      path: pagePaths.operation(each.operation),
      get inputs() {
        return [each, ...operationInputs(site, each.operation)];
      },
      print: () => webhookPage(site, each),
    })),
    ...statusPages(site),
    ...schemas.map((schema) => ({
      path: pagePaths.schema(schema),
      get inputs() {
        return [schema, contextOf(schema)];
      },
      print: () => schemaPage(site, schema, contextOf(schema)),
    })),
  ];
}

function operationInputs(site: Site, operation: TsOperation): readonly unknown[] {
  return [operation, site.relations.of(operation), guideHeads(listedGuides(site.guides))];
}
