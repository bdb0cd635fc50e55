import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Ledger } from '../../conformance/ledger.ts';
import type { OutputFile } from '../emitter.ts';
import { markdownText } from '../../code/markdown.ts';
import { assetFiles } from './assets.ts';
import { downloads } from './downloads.ts';
import type { Guide } from './guide.ts';
import { escapeText } from './html.ts';
import { listsForMachines } from './lists.ts';
import { Navigation } from './navigation.ts';
import { siteOf, type Page, type PageLink, type PrintedPage } from './page.ts';
import type { PartsMaker } from './parts.ts';
import { CHANGELOG, changelogPage, type HasAnchor } from './pages/changelog.ts';
import { conformancePage } from './pages/conformance.ts';
import { deprecationsPage } from './pages/deprecations.ts';
import { errorsPage } from './pages/errors.ts';
import { familyPage } from './pages/family.ts';
import { guidePage } from './pages/guide.ts';
import { homePage } from './pages/home.ts';
import { limitsPage } from './pages/limits.ts';
import { notFoundPage } from './pages/not-found.ts';
import { notShownPage } from './pages/not-shown.ts';
import { operationPage } from './pages/operation.ts';
import { schemasPage } from './pages/schema.ts';
import { statesPage } from './pages/states.ts';
import { webhookPage, webhooksPage } from './pages/webhook.ts';
import type { PrintedEmission } from '../print-emission.ts';
import { printPage } from './print-page.ts';
import { schemaPages } from './schema-pages.ts';
import { searchIndex } from './search-index.ts';
import type { SiteSettings } from './settings.ts';
import { triedModules } from './try/files.ts';

/** What a site documents. */
export interface SiteRequest {
  readonly model: ApiModel;
  readonly guides: readonly Guide[];
  /** Address under which the site will be served, with a slash at its end; without it there is no sitemap. */
  readonly url: string | undefined;
  /** The document as it was before: what has changed since becomes a page. */
  readonly since?: ApiModel | undefined;
  /** What conformance cases have exercised, where it is known. */
  readonly ledger?: Ledger | undefined;
  readonly settings?: SiteSettings | undefined;
  /** Makes parts of the site elsewhere, beside the others; without it they are made here, in turn. */
  readonly makeParts?: PartsMaker | undefined;
}

/** All files of the site that documents a model: pages, their twins in Markdown, scripts, styles and lists of pages. */
export async function buildSite(request: SiteRequest): Promise<PrintedEmission> {
  const { model, guides, url, since, ledger, settings = {}, makeParts } = request;
  const site = siteOf({ model, guides, url, settings });
  const findings: Finding[] = [];
  const reading = [
    errorsPage(site),
    limitsPage(site),
    statesPage(site),
    deprecationsPage(site),
    notShownPage(site),
    conformancePage(site, ledger),
    ...(model.schemas.length === 0 ? [] : [schemasPage(site)]),
    ...(model.received.length === 0 ? [] : [webhooksPage(site)]),
  ].filter((page) => page !== undefined);
  const references: readonly PageLink[] = [
    ...reading.map(({ path, title }) => ({ path, title })),
    ...(since === undefined ? [] : [CHANGELOG]),
  ];
  const navigation = new Navigation(site, references);
  const print = (page: Page): PrintedPage => printPage(site, page, navigation);
  const beside = Promise.all([assetFiles(settings), makeParts?.({ guides, url, settings, references })]);
  const operations = [
    ...model.families.map((family) => print(familyPage(site, family))),
    ...model.families.flatMap((family) =>
      family.operations.map((operation) => print(operationPage(site, operation, family))),
    ),
  ];
  const webhooks = model.received.map((received) => print(webhookPage(site, received)));
  const [assets, parts] = await beside;
  const home = print(homePage(site));
  const described = [...operations, ...webhooks, ...(parts?.schemas ?? schemaPages(site, navigation))];
  const pages = [
    home,
    ...guides.map((guide) => print(guidePage(site, guide, findings))),
    ...reading.map(print),
    ...(since === undefined ? [] : [print(changelogPage(site, since, anchorsOf([home, ...described])))]),
    ...described,
  ];
  return {
    files: [
      ...pages.flatMap(filesOf),
      ...filesOf(print(notFoundPage(site))),
      ...listsForMachines(site, pages),
      ...downloads(model, pages),
      searchIndex(pages),
      ...assets,
      ...(parts?.modules ?? (await triedModules(model))),
    ],
    findings,
  };
}

function filesOf({ path, title, html, twin }: PrintedPage): readonly OutputFile[] {
  return [
    { path: `${path}.html`, text: html },
    ...(twin === undefined ? [] : [{ path: `${path}.md`, text: `# ${markdownText(title)}\n\n${twin}\n` }]),
  ];
}

function anchorsOf(pages: readonly PrintedPage[]): HasAnchor {
  const texts = new Map(pages.map(({ path, html }) => [path, html]));
  return (path, anchor) => {
    const text = texts.get(path);
    return text !== undefined && (anchor === undefined || text.includes(` id="${escapeText(anchor)}"`));
  };
}
