import type { Ledger } from '../../conformance/ledger.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Emission, Unit } from '../emitter.ts';
import { assetFiles } from './assets.ts';
import { CHANGELOG, changelogUnit } from './changelog.ts';
import { listUnits } from './gathering.ts';
import { guideHeads, listedGuides } from './guide.ts';
import { Navigation } from './navigation.ts';
import { siteOf, type Draft, type Site } from './page.ts';
import type { DocsOptions } from './options.ts';
import { pageSources, pageUnit, type PageSource } from './page-units.ts';
import { conformancePage } from './pages/conformance.ts';
import { deprecationsPage } from './pages/deprecations.ts';
import { errorsPage } from './pages/errors.ts';
import { brokenLinks, guidePage } from './pages/guide.ts';
import { homePage } from './pages/home.ts';
import { limitsPage } from './pages/limits.ts';
import { notFoundPage } from './pages/not-found.ts';
import { notShownPage } from './pages/not-shown.ts';
import { schemasPage } from './pages/schema.ts';
import { statesPage } from './pages/states.ts';
import { webhooksPage } from './pages/webhook.ts';
import { pagePaths } from './paths.ts';
import { memoryOf } from './site-memory.ts';
import { tokenUnits, triedUnits } from './try/files.ts';
import { tsModelOf } from '../../typescript/ts-model.ts';

/** The pages and other files of a site, as units. */
export function emitSite(
  api: ApiModel,
  { guides, url, since, ledger, settings = {}, mock }: DocsOptions,
  session: object | undefined,
): Emission {
  const model = tsModelOf(api, 'operation');
  const memory = memoryOf(session);
  const site = siteOf({ model, guides, url, settings, memory });
  const drafts = draftsOf(site, ledger);
  const references = drafts.map(({ path, title }) => ({ path, title }));
  const navigation = new Navigation(
    model,
    guides,
    since === undefined ? references : [...references, CHANGELOG],
  );
  const unit = (source: PageSource): Unit => pageUnit(site, navigation, source);
  return {
    files: [
      unit({ path: pagePaths.home, reads: () => [model, listedGuides(guides)], print: () => homePage(site) }),
      ...guides.map((guide) =>
        unit({
          path: pagePaths.guide(guide),
          reads: () => [guide, guideHeads(guides)],
          print: () => guidePage(site, guide),
        }),
      ),
      ...drafts.map(unit),
      ...pageSources(site).map(unit),
      ...(since === undefined ? [] : [changelogUnit(site, navigation, since)]),
      unit({ path: '404', reads: () => [], print: () => notFoundPage(site) }),
      ...listUnits(site),
      {
        path: 'openapi',
        lot: 'downloads',
        reads: () => [model.bundle],
        print: () => memory.downloads.of(model.bundle),
      },
      { path: 'assets/', lot: 'assets', reads: () => [settings], print: () => assetFiles(settings) },
      ...triedUnits(model, mock),
      ...tokenUnits(model, mock),
    ],
    // Asked for where the emission ends.
    get findings() {
      return guides.flatMap((guide) => brokenLinks(site, guide));
    },
  };
}

/** The pages of reference, as far as the document has something for them. */
function draftsOf(site: Site, ledger: Ledger | undefined): readonly Draft[] {
  const { schemas, received } = site.model;
  return [
    errorsPage(site),
    limitsPage(site),
    statesPage(site),
    deprecationsPage(site),
    notShownPage(site),
    conformancePage(site, ledger),
    ...(schemas.length === 0 ? [] : [schemasPage(site)]),
    ...(received.length === 0 ? [] : [webhooksPage(site)]),
  ].filter((draft) => draft !== undefined);
}
