import type { TsModel } from '../../typescript/ts-model.ts';
import { listedGuides, sectionOf, type Guide } from './guide.ts';
import { markup, type Html } from './html.ts';
import { printMethod } from './fragments.ts';
import type { Page } from './page.ts';
import { familyLink, guideLink, operationLink, webhookLink, type PageLink } from './page-links.ts';
import { pagePaths, relativeLink } from './paths.ts';

/** Maximum number of webhooks that pages of other objects list. */
const MOST_WEBHOOKS = 20;
/** Maximum number of operations that all pages list. */
const MOST_OPERATIONS = 200;

interface OperationLink extends PageLink {
  readonly method: string;
}

/** Links and folded families, by their paths. */
interface PrintedLinks {
  readonly links: Map<string, Html>;
  readonly folds: Map<string, Html>;
}

/**
 * Links to all parts of the site. Families are folded, except that of the page. If a document has many operations, a page
 * lists only those of its own family.
 */
export class Navigation {
  readonly #sections: readonly { readonly title: string; readonly links: readonly PageLink[] }[];
  readonly #families: readonly PageLink[];
  readonly #operations: ReadonlyMap<string, readonly OperationLink[]>;
  readonly #listsAll: boolean;
  readonly #webhooks: readonly PageLink[];
  readonly #references: readonly PageLink[];
  /** By the folder of the pages that have them. */
  readonly #printed = new Map<string, PrintedLinks>();

  constructor(model: TsModel, guides: readonly Guide[], references: readonly PageLink[]) {
    this.#sections = [...Map.groupBy(listedGuides(guides), sectionOf)].map(([title, listed]) => ({
      title,
      links: listed.map(guideLink),
    }));
    this.#families = model.families.map(familyLink);
    this.#operations = new Map(
      model.families.map(({ tag, operations }) => [
        tag,
        operations.map((operation) => ({ ...operationLink(operation), method: operation.method })),
      ]),
    );
    this.#listsAll = model.operations.length <= MOST_OPERATIONS;
    this.#webhooks = model.received.map(webhookLink);
    this.#references = references;
  }

  /** All links on a page, as plain data. */
  linksOn({ path, family = '' }: Pick<Page, 'path' | 'family'>): readonly unknown[] {
    return [
      this.#sections,
      this.#families,
      this.#listsAll ? [...this.#operations] : this.#operations.get(family),
      this.#webhooksOn(path),
      this.#references,
    ];
  }

  print(page: Pick<Page, 'path' | 'family'>): Html {
    const item = (link: PageLink): Html => this.#item(page, link.path, () => link.title);
    const sections = this.#sections.map(
      ({ title, links }) => markup`<h2>${title}</h2><ul>${links.map(item)}</ul>`,
    );
    const families = this.#families.map((family) =>
      this.#listsAll || family.title === page.family ? this.#family(page, family) : item(family),
    );
    const webhooks = this.#webhooksOn(page.path).map(item);
    return markup`${sections}<h2>API reference</h2><ul>${families}</ul>${
      webhooks.length === 0 ? undefined : markup`<h2>Webhooks</h2><ul>${webhooks}</ul>`
    }<h2>Reference</h2><ul>${this.#references.map(item)}</ul>`;
  }

  #family(page: Pick<Page, 'path' | 'family'>, { path, title }: PageLink): Html {
    const isOpen = title === page.family;
    const { folds } = this.#printedOf(page);
    const known = isOpen ? undefined : folds.get(path);
    if (known !== undefined) return known;
    const operations = (this.#operations.get(title) ?? []).map((each) =>
      this.#item(page, each.path, () => markup`${printMethod(each.method)} ${each.title}`),
    );
    const list = markup`<summary>${title}</summary><ul class="ops">${printLink(page, path, 'Overview')}${operations}</ul>`;
    if (isOpen) return markup`<li><details open>${list}</details></li>`;
    const folded = markup`<li><details>${list}</details></li>`;
    folds.set(path, folded);
    return folded;
  }

  #webhooksOn(page: string): readonly PageLink[] {
    const lists =
      this.#webhooks.length <= MOST_WEBHOOKS ||
      page === pagePaths.webhooks ||
      this.#webhooks.some(({ path }) => path === page);
    return lists ? this.#webhooks : [];
  }

  #item(page: Pick<Page, 'path'>, path: string, text: () => Html | string): Html {
    if (path === page.path) return printLink(page, path, text());
    const { links } = this.#printedOf(page);
    const known = links.get(path);
    if (known !== undefined) return known;
    const printed = printLink(page, path, text());
    links.set(path, printed);
    return printed;
  }

  #printedOf({ path }: Pick<Page, 'path'>): PrintedLinks {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const printed = this.#printed.get(folder) ?? { links: new Map(), folds: new Map() };
    this.#printed.set(folder, printed);
    return printed;
  }
}

function printLink(page: Pick<Page, 'path'>, path: string, text: Html | string): Html {
  const href = relativeLink(page.path, `${path}.html`);
  return path === page.path
    ? markup`<li><a href="${href}" aria-current="page">${text}</a></li>`
    : markup`<li><a href="${href}">${text}</a></li>`;
}
