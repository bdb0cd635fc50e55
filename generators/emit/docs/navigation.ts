import { markup, type Html } from './html.ts';
import { printMethod } from './fragments.ts';
import type { Page, PageLink, Site } from './page.ts';
import { pagePaths, relativeLink } from './paths.ts';
import { operationTitle } from './text.ts';

/** Links to all parts of the site; operations only of the family that the page belongs to, so that pages stay small. */
export function printNavigation(site: Site, page: Page, references: readonly PageLink[]): Html {
  const link = (path: string, text: Html | string): Html =>
    path === page.path
      ? markup`<li><a href="${relativeLink(page.path, `${path}.html`)}" aria-current="page">${text}</a></li>`
      : markup`<li><a href="${relativeLink(page.path, `${path}.html`)}">${text}</a></li>`;
  const guides = site.guides.map(({ slug, title }) => link(pagePaths.guide(slug), title));
  const families = site.model.families.map((family) => {
    const path = pagePaths.family(family);
    if (family.tag !== page.family) return link(path, family.tag);
    const operations = family.operations.map((operation) =>
      link(
        pagePaths.operation(operation),
        markup`${printMethod(operation.method)} ${operationTitle(operation)}`,
      ),
    );
    const current = path === page.path ? 'page' : 'true';
    return markup`<li><a href="${relativeLink(page.path, `${path}.html`)}" aria-current="${current}">${family.tag}</a><ul class="ops">${operations}</ul></li>`;
  });
  const others = references.map(({ path, title }) => link(path, title));
  return markup`${
    guides.length === 0 ? undefined : markup`<h2>Guides</h2><ul>${guides}</ul>`
  }<h2>Operations</h2><ul>${families}</ul><h2>Reference</h2><ul>${others}</ul>`;
}
