import type { TsFamily, TsOperation, TsReceivedOperation, TsSchema } from '../../typescript/ts-model.ts';
import type { Unit } from '../emitter.ts';
import { guideHeads, listedGuides } from './guide.ts';
import type { Navigation } from './navigation.ts';
import type { PageDraft, Page, Site } from './page.ts';
import { familyPage } from './pages/family.ts';
import { operationPage } from './pages/operation.ts';
import { schemaPage, type SchemaContext } from './pages/schema.ts';
import { statusPages } from './pages/status.ts';
import { webhookPage } from './pages/webhook.ts';
import { pagePaths } from './paths.ts';
import { printPage } from './print-page.ts';
import { documentedValues } from './schema/documented-values.ts';
import { findUsage } from './usage.ts';

/** A page of its own, before it is printed. */
export interface PageSource extends Pick<PageDraft, 'path' | 'inputs'> {
  /** Tag of the family whose operations the navigation lists. */
  readonly family?: string;
  print(): Page;
}

/** A page as a unit, with the frame that all pages of the site have. */
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

/** The pages of families, of their operations, of what the service calls, and of named schemas. */
export function pageSources(site: Site): readonly PageSource[] {
  const { families, received, schemas } = site.model;
  let usage: ReturnType<typeof findUsage> | undefined;
  let values: ReturnType<typeof documentedValues> | undefined;
  const contextOf = (schema: TsSchema): SchemaContext => ({
    users: (usage ??= findUsage(site.model))(schema),
    documented: (values ??= documentedValues(site.model)).get(schema.ref),
  });
  return [
    ...families.map((family) => familySource(site, family)),
    ...families.flatMap((family) =>
      family.operations.map((operation) => operationSource(site, operation, family)),
    ),
    ...received.map((each) => webhookSource(site, each)),
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

function familySource(site: Site, family: TsFamily): PageSource {
  return {
    path: pagePaths.family(family),
    family: family.tag,
    inputs: [family],
    print: () => familyPage(site, family),
  };
}

function operationSource(site: Site, operation: TsOperation, family: TsFamily): PageSource {
  const link = { path: pagePaths.family(family), title: family.tag };
  return {
    path: pagePaths.operation(operation),
    family: family.tag,
    get inputs() {
      return [...operationInputs(site, operation), link];
    },
    print: () => operationPage(site, operation, link),
  };
}

function webhookSource(site: Site, received: TsReceivedOperation): PageSource {
  return {
    path: pagePaths.operation(received.operation),
    get inputs() {
      return [received, ...operationInputs(site, received.operation)];
    },
    print: () => webhookPage(site, received),
  };
}

function operationInputs(site: Site, operation: TsOperation): readonly unknown[] {
  return [operation, site.relations.of(operation), guideHeads(listedGuides(site.guides))];
}
