import type { Ledger } from '../../conformance/ledger.ts';
import type { ApiModel } from '../../model/model.ts';
import { memoize } from '../../incremental/memoize.ts';
import { bundleContents, bundleFile } from '../bundle/bundle-emitter.ts';
import type { Emission, OutputFile, Unit } from '../emitter.ts';
import { bytesFile } from '../packed-file.ts';
import { MarkdownPrinter } from './markdown-printer.ts';
import { printYaml } from './yaml.ts';
import { assetFiles } from './assets.ts';
import { CHANGELOG, changelogUnit } from './changelog-unit.ts';
import { listUnits } from './list-units.ts';
import { guideHeads, listedGuides } from './guide.ts';
import { Navigation } from './navigation.ts';
import { siteOf, type PageDraft, type Site } from './page.ts';
import type { DocsOptions } from './docs-options.ts';
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
import { tokenUnits, triedUnits } from './try/try-units.ts';
import { tsModelOf } from '../../typescript/ts-model.ts';

/** The pages and other files of a site, as units. */
export function emitSite(api: ApiModel, options: DocsOptions): Emission {
  const { guides, url, since, ledger, settings = {}, mock } = options;
  const model = tsModelOf(api, 'operation');
  const site = siteOf({ model, guides, url, settings, markdown: markdownOf(options) });
  const drafts = draftsOf(site, ledger);
  const references = drafts.map(({ path, title }) => ({ path, title }));
  const changelog = since === undefined ? [] : [CHANGELOG];
  const navigation = new Navigation(model, guides, [...references, ...changelog]);
  const tried = triedUnits(model, mock);
  const unit = (source: PageSource): Unit => pageUnit(site, navigation, source);
  return {
    files: [
      unit({ path: pagePaths.home, inputs: [listedGuides(guides)], print: () => homePage(site) }),
      ...guides.map((guide) =>
        unit({
          path: pagePaths.guide(guide),
          inputs: [guide, guideHeads(guides)],
          print: () => guidePage(site, guide),
        }),
      ),
      ...drafts.map(unit),
      ...pageSources(site).map(unit),
      unit({ path: '404', inputs: [], print: () => notFoundPage(site) }),
      { path: 'openapi', inputs: [], print: () => downloads(model) },
      { path: 'assets/', inputs: [settings], print: () => assetFiles(settings) },
      ...tried.files,
      ...tokenUnits(model, mock),
    ],
    aggregates: [
      ...(since === undefined ? [] : [changelogUnit(site, navigation, since)]),
      ...listUnits(site),
      ...tried.aggregates,
    ],
    // Read after the units are printed.
    get findings() {
      return guides.flatMap((guide) => brokenLinks(site, guide));
    },
  };
}

/** The printer of descriptions, whose caches serve all versions of the document. */
const markdownOf = memoize(({ url }: DocsOptions) => new MarkdownPrinter(url));

/** The document in one file, as JSON and as YAML, for readers to download. */
function downloads(model: ApiModel): readonly OutputFile[] {
  return [bundleFile(model), bytesFile('openapi.yaml', printYaml(bundleContents(model.bundle), model))];
}

/** The pages of reference that are not empty. */
function draftsOf(site: Site, ledger: Ledger | undefined): readonly PageDraft[] {
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
