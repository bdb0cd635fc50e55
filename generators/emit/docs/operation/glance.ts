import type { TsOperation } from '../../../typescript/ts-model.ts';
import { badgesOf, type Badge } from '../badges.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { pageHref, pagePaths } from '../paths.ts';
import { capitalised } from '../../../diagnostics/capitalised.ts';
import { authenticationText } from './authentication.ts';

/** Name of the guide to authentication. */
const GUIDE = 'authentication';

/** What a reader needs to know first: authentication, role, pagination and the like. */
export function glanceOf(site: Site, operation: TsOperation): readonly Badge[] {
  const { extensions, deprecated } = operation;
  const badges = badgesOf(extensions, { deprecated, marks: site.settings.marks });
  if (operation.sentBy !== 'client') return badges;
  const text = authenticationText(site.model, operation);
  return [
    ...badges.filter(isUrgent),
    { kind: 'flag', label: 'Authentication', text },
    ...badges.filter((badge) => !isUrgent(badge)),
  ];
}

function isUrgent({ kind }: Badge): boolean {
  return kind === 'deprecated';
}

/** The same as a list of terms. The term for authentication is a link to its guide. */
export function printGlance(site: Site, operation: TsOperation): Html | undefined {
  const lines = glanceOf(site, operation);
  if (lines.length === 0) return undefined;
  const guide = site.guides.find(({ slug }) => slug === GUIDE);
  const href = guide && pageHref(pagePaths.operation(operation), pagePaths.guide(guide));
  return markup`<dl class="glance">${lines.map(({ kind, label, text }) => {
    const isLink = href !== undefined && label === 'Authentication';
    return markup`<dt class="f-${kind}">${isLink ? markup`<a href="${href}">${label}</a>` : label}</dt><dd>${site.markdown.printLine(text === '' ? 'Yes' : capitalised(text))}</dd>`;
  })}</dl>`;
}
