import type { TsFamily, TsOperation, TsReceivedOperation, TsSchema } from '../../typescript/ts-model.ts';
import { polymorphicModel } from '../../model/polymorphic-model.ts';
import type { Unit } from '../emitter.ts';
import { operationReads, schemaReads } from '../reads.ts';
import { guideHeads, listedGuides } from './guide.ts';
import type { Navigation } from './navigation.ts';
import type { Page, Site } from './page.ts';
import { familyPage } from './pages/family.ts';
import { operationPage } from './pages/operation.ts';
import { schemaPage, type SchemaContext } from './pages/schema.ts';
import { statusPages } from './pages/status.ts';
import { webhookPage } from './pages/webhook.ts';
import { pagePaths } from './paths.ts';
import { printPage } from './print-page.ts';
import { documentedValues } from './schema/documented-values.ts';
import { findUsage } from './usage.ts';

/** So many schemas that stand side by side share what a thread prepares for them. */
const SCHEMAS_PER_LOT = 100;

/** A page of its own, before it is printed. */
export interface PageSource extends Pick<Unit, 'path' | 'reads' | 'lot'> {
  /** Tag of the family whose operations the navigation lists. */
  readonly family?: string;
  print(): Page;
}

/** A page as a unit: it depends on what it shows, and on what all pages of the site have around that. */
export function pageUnit(site: Site, navigation: Navigation, source: PageSource): Unit {
  const frame = [site.api, site.url, site.settings, site.hasTokens];
  return {
    path: source.path,
    ...(source.lot === undefined ? {} : { lot: source.lot }),
    reads: () => [...frame, ...navigation.reads(source), ...source.reads()],
    print: () => printPage(site, source.print(), navigation),
  };
}

/** The pages of families, of their operations, of what the service calls, and of named schemas. */
export function pageSources(site: Site): readonly PageSource[] {
  const { families, received, schemas } = site.model;
  const meant = polymorphicModel(site.model);
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
    ...statusSources(site),
    ...schemas.map((schema, index) => ({
      path: pagePaths.schema(schema),
      lot: `schemas ${Math.floor(index / SCHEMAS_PER_LOT)}`,
      reads: () => [
        schema,
        ...schemaReads(site.model, [schema.schema]),
        ...schemaReads(meant, [{ $ref: schema.ref }]),
        contextOf(schema),
      ],
      print: () => schemaPage(site, schema, contextOf(schema)),
    })),
  ];
}

function familySource(site: Site, family: TsFamily): PageSource {
  return {
    path: pagePaths.family(family),
    family: family.tag,
    reads: () => [family],
    print: () => familyPage(site, family),
  };
}

function operationSource(site: Site, operation: TsOperation, family: TsFamily): PageSource {
  const link = { path: pagePaths.family(family), title: family.tag };
  return {
    path: pagePaths.operation(operation),
    family: family.tag,
    lot: `operations of ${family.tag}`,
    reads: () => [...sharedReads(site, operation), link],
    print: () => operationPage(site, operation, link),
  };
}

function webhookSource(site: Site, received: TsReceivedOperation): PageSource {
  return {
    path: pagePaths.operation(received.operation),
    lot: 'webhooks',
    reads: () => [received, ...sharedReads(site, received.operation)],
    print: () => webhookPage(site, received),
  };
}

function statusSources(site: Site): readonly PageSource[] {
  return statusPages(site).map((draft) => ({ ...draft, lot: 'statuses' }));
}

/** What pages of operations depend on beside their own: how to sign in, where to, and what others are called. */
function sharedReads(site: Site, operation: TsOperation): readonly unknown[] {
  const { securitySchemes, servers } = site.model;
  return [
    ...operationReads(site.model, operation),
    ...operationReads(polymorphicModel(site.model), operation),
    site.relations.of(operation),
    securitySchemes,
    servers,
    guideHeads(listedGuides(site.guides)),
  ];
}
