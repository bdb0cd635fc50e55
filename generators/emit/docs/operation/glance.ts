import type { TsOperation } from '../../../typescript/ts-model.ts';
import { badgesOf, type Badge } from '../badges.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { capitalised } from '../../../diagnostics/capitalised.ts';
import { authenticationText } from './authentication.ts';

/** The guide that explains how to authenticate, where a document has one. */
const GUIDE = 'authentication';

/** What to know before the first request, line by line: authentication, role, pagination and the like. */
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

/** The same as a list of terms; the first line leads to the guide. */
export function printGlance(site: Site, operation: TsOperation): Html | undefined {
  const lines = glanceOf(site, operation);
  if (lines.length === 0) return undefined;
  const guide = site.guides.find(({ slug }) => slug === GUIDE);
  const href = guide && relativeLink(pagePaths.operation(operation), `${pagePaths.guide(guide)}.html`);
  return markup`<dl class="glance">${lines.map(({ kind, label, text }) => {
    const isLink = href !== undefined && label === 'Authentication';
    return markup`<dt class="f-${kind}">${isLink ? markup`<a href="${href}">${label}</a>` : label}</dt><dd>${site.markdown.printLine(text === '' ? 'Yes' : capitalised(text))}</dd>`;
  })}</dl>`;
}
