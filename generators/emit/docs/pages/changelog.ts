import { changeKinds, effects, type Changelog, type ChangelogEntry } from '../../../diff/changelog.ts';
import type { Owner, Subject } from '../../../diff/contract.ts';
import { changeMarkdown } from '../../../diff/report/markdown.ts';
import { summaryOf } from '../../../diff/report/text.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { allOperations } from '../../../model/received.ts';
import type { TsModel } from '../../../typescript/ts-model.ts';
import { markup } from '../html.ts';
import type { Page, PageLink, Site } from '../page.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle } from '../text.ts';
import { tablePage, type Cell, type Section } from './table-page.ts';

/** Known before the page is, which needs the anchors of others. */
export const CHANGELOG: PageLink = { path: pagePaths.changelog, title: 'Changelog' };

/** Whether a page of the site has an anchor; without one, whether the page is there at all. */
export type HasAnchor = (path: string, anchor: string | undefined) => boolean;

/** What the document changes over an earlier one, each change with its effect and a link to where it stands now. */
export function changelogPage(site: Site, changelog: Changelog, hasAnchor: HasAnchor): Page {
  const { from, to, changes } = changelog;
  const rowOf = (change: ChangelogEntry): readonly Cell[] => [
    subjectCell(site.model, change, hasAnchor),
    { mark: change.verdict.kind, text: effects[change.verdict.kind] },
    changeMarkdown(change),
  ];
  const sections = [...changeKinds].flatMap(([kind, title]): Section[] => {
    const rows = changes.filter((change) => change.kind === kind).map(rowOf);
    const columns = ['Where', 'Effect', 'Change'];
    return rows.length === 0 ? [] : [{ title: `${title} (${rows.length})`, id: kind, columns, rows }];
  });
  const since = from === to ? 'the previous document' : `version ${from}`;
  const intro =
    changes.length === 0
      ? `Nothing has changed since ${since}.`
      : `What has changed since ${since}. ${summaryOf({ changes, next: undefined })}`;
  const json = `${pagePaths.changelog}.json`;
  return tablePage(
    site,
    { ...CHANGELOG, intro, sections },
    {
      main: markup`<p><a href="${json}">This changelog as JSON</a></p>`,
      markdown: `[This changelog as JSON](${json})`,
    },
  );
}

/** The part as a link to the nearest anchor around it, to its page, or as text where it is gone. */
function subjectCell(model: TsModel, { subject, kind }: ChangelogEntry, hasAnchor: HasAnchor): Cell {
  const { owner, names } = subject;
  const { title, path } = ownerPage(model, owner);
  const text = [...(title === undefined ? [] : [title]), ...names].join(' › ') || 'Document';
  const isGone = kind === 'removed' && names.length === 0 && owner.kind === 'operation';
  if (path === undefined || isGone || !hasAnchor(path, undefined)) return markdownCode(text);
  const anchor = anchorsAround(subject).find((each) => hasAnchor(path, each));
  return { text, path: anchor === undefined ? path : `${path}#${anchor}` };
}

/** The title and the page of what a part belongs to; without a page where that is gone. The home page shows the servers. */
function ownerPage(
  model: TsModel,
  owner: Owner,
): { readonly title: string | undefined; readonly path: string | undefined } {
  if (owner.kind === 'document') return { title: undefined, path: pagePaths.home };
  if (owner.kind === 'schema') {
    const schema = model.schemas.find(({ key }) => key === owner.schema.key);
    return { title: owner.schema.key, path: schema && pagePaths.schema(schema) };
  }
  const { id, sentBy } = owner.operation;
  const operation = allOperations(model).find((each) => each.id === id && each.sentBy === sentBy);
  return { title: operationTitle(owner.operation), path: operation && pagePaths.operation(operation) };
}

/** As the pages of operations and schemas name their anchors: that of the part, then of each that it is in. */
function anchorsAround({ owner, names }: Subject): readonly string[] {
  const own = names.filter((name) => name !== '*');
  const path = owner.kind === 'schema' ? ['schema', ...own] : own;
  return path.map((_, index) => anchorOf(...path.slice(0, path.length - index)));
}
