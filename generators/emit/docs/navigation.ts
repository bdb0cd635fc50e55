import { sectionOf } from './guide.ts';
import { markup, type Html } from './html.ts';
import { printMethod } from './fragments.ts';
import type { ReceivedOperation } from '../../model/model.ts';
import type { Page, PageLink, Site } from './page.ts';
import { pagePaths, relativeLink } from './paths.ts';
import { operationTitle, webhookTitle } from './text.ts';

/** Most webhooks that the pages of other things list. */
const MOST_WEBHOOKS = 20;

/** Links to all parts of the site; operations only of the family that the page belongs to, so that pages stay small. */
export class Navigation {
  readonly #site: Site;
  readonly #references: readonly PageLink[];
  /** Links by the folder that they are seen from and the path that they lead to: those of pages of a folder are the same. */
  readonly #links = new Map<string, Html>();

  constructor(site: Site, references: readonly PageLink[]) {
    this.#site = site;
    this.#references = references;
  }

  print(page: Page): Html {
    const { guides, model } = this.#site;
    const sections = [...Map.groupBy(guides, sectionOf)].map(
      ([title, listed]) =>
        markup`<h2>${title}</h2><ul>${listed.map((guide) => this.#item(page, pagePaths.guide(guide), () => guide.title))}</ul>`,
    );
    const families = model.families.map((family) => {
      const path = pagePaths.family(family);
      if (family.tag !== page.family) return this.#item(page, path, () => family.tag);
      const operations = family.operations.map((operation) =>
        this.#item(
          page,
          pagePaths.operation(operation),
          () => markup`${printMethod(operation.method)} ${operationTitle(operation)}`,
        ),
      );
      const current = path === page.path ? 'page' : 'true';
      return markup`<li><a href="${relativeLink(page.path, `${path}.html`)}" aria-current="${current}">${family.tag}</a><ul class="ops">${operations}</ul></li>`;
    });
    const isWebhook = ({ operation }: ReceivedOperation): boolean =>
      pagePaths.operation(operation) === page.path;
    const lists =
      model.received.length <= MOST_WEBHOOKS ||
      page.path === pagePaths.webhooks ||
      model.received.some(isWebhook);
    const webhooks = lists
      ? model.received.map((received) =>
          this.#item(page, pagePaths.operation(received.operation), () => webhookTitle(received)),
        )
      : [];
    const others = this.#references.map(({ path, title }) => this.#item(page, path, () => title));
    return markup`${sections}<h2>API reference</h2><ul>${families}</ul>${
      webhooks.length === 0 ? undefined : markup`<h2>Webhooks</h2><ul>${webhooks}</ul>`
    }<h2>Reference</h2><ul>${others}</ul>`;
  }

  #item(page: Page, path: string, text: () => Html | string): Html {
    const href = (): string => relativeLink(page.path, `${path}.html`);
    if (path === page.path) return markup`<li><a href="${href()}" aria-current="page">${text()}</a></li>`;
    const key = `${page.path.slice(0, page.path.lastIndexOf('/') + 1)}\n${path}`;
    const known = this.#links.get(key);
    if (known !== undefined) return known;
    const made = markup`<li><a href="${href()}">${text()}</a></li>`;
    this.#links.set(key, made);
    return made;
  }
}
