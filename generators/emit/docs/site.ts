import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Ledger } from '../conformance/ledger.ts';
import type { Emission, OutputFile } from '../emitter.ts';
import { assetFiles } from './assets.ts';
import type { Guide } from './guides.ts';
import { Highlighter } from './highlight.ts';
import { escapeText } from './html.ts';
import { listsForMachines } from './lists.ts';
import { MarkdownPrinter } from './markdown.ts';
import type { Page, Site } from './page.ts';
import { changelogPage, type HasAnchor } from './pages/changelog.ts';
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
import { schemaPage, schemasPage } from './pages/schema.ts';
import { statesPage } from './pages/states.ts';
import { printPage } from './print-page.ts';
import { searchIndex } from './search-index.ts';
import { triedModules } from './try/files.ts';
import { validatorModules } from './try/validators.ts';
import { findUsage } from './usage.ts';

export interface SiteRequest {
  readonly model: ApiModel;
  readonly guides: readonly Guide[];
  /** Address under which the site will be served, with a slash at its end; without it there is no sitemap. */
  readonly url: string | undefined;
  /** The document as it was before: what has changed since becomes a page. */
  readonly since?: ApiModel | undefined;
  /** What conformance cases have exercised, where it is known. */
  readonly ledger?: Ledger | undefined;
  /** Modules of the validators, where they are made beside the pages; else they are made after them. */
  readonly validators?: Promise<readonly OutputFile[]>;
}

/** All files of the site that documents a model: pages, their twins in Markdown, scripts, styles and lists of pages. */
export async function buildSite(request: SiteRequest): Promise<Emission> {
  const { model, guides, url, since, ledger, validators } = request;
  const highlighter = new Highlighter();
  const site: Site = { model, guides, url, highlighter, markdown: new MarkdownPrinter(highlighter) };
  const findings: Finding[] = [];
  const reading = [
    errorsPage(site),
    limitsPage(site),
    statesPage(site),
    deprecationsPage(site),
    notShownPage(site),
    conformancePage(site, ledger),
    ...(model.schemas.length === 0 ? [] : [schemasPage(site)]),
  ].filter((page) => page !== undefined);
  const usageOf = findUsage(model);
  const described: readonly Page[] = [
    ...model.families.map((family) => familyPage(site, family)),
    ...model.families.flatMap((family) =>
      family.operations.map((operation) => operationPage(site, operation, family)),
    ),
    ...model.schemas.map((schema) => schemaPage(site, schema, usageOf(schema))),
  ];
  const changelog = since === undefined ? [] : [changelogPage(site, since, anchorsOf(described))];
  const references = [...reading, ...changelog];
  const pages: readonly Page[] = [
    homePage(site),
    ...guides.map((guide) => guidePage(site, guide, findings)),
    ...references,
    ...described,
  ];
  const files = pages.flatMap((page): OutputFile[] => [
    { path: `${page.path}.html`, text: printPage(site, page, references) },
    { path: `${page.path}.md`, text: `# ${page.title}\n\n${page.twin}\n` },
  ]);
  const notFound = { path: '404.html', text: printPage(site, notFoundPage(site), references) };
  return {
    files: [
      ...files,
      notFound,
      ...listsForMachines(site, pages),
      searchIndex(pages),
      ...(await assetFiles()),
      ...triedModules(model, await (validators ?? validatorModules(model))),
    ],
    findings,
  };
}

function anchorsOf(pages: readonly Page[]): HasAnchor {
  const texts = new Map(pages.map(({ path, main }) => [path, main.toString()]));
  return (path, anchor) => {
    const text = texts.get(path);
    return text !== undefined && (anchor === undefined || text.includes(` id="${escapeText(anchor)}"`));
  };
}
