import { noPlaces } from '../../../diagnostics/no-places.ts';
import {
  changeKinds,
  changelogOf,
  effects,
  type Changelog,
  type ChangelogEntry,
} from '../../../diff/changelog.ts';
import type { Compared } from '../../../diff/compare/comparison.ts';
import type { Owner, Subject } from '../../../diff/contract.ts';
import { diffModels } from '../../../diff/diff.ts';
import { renderChangelogJson } from '../../../diff/report/json.ts';
import { changeMarkdown } from '../../../diff/report/markdown.ts';
import { summaryOf } from '../../../diff/report/text.ts';
import { markdownCode } from '../../../code/markdown.ts';
import type { ApiModel } from '../../../model/model.ts';
import { allOperations } from '../../../model/received.ts';
import type { TsModel } from '../../../typescript/ts-model.ts';
import { packFile } from '../../packed-file.ts';
import type { OutputFile } from '../../emitter.ts';
import { escapeText, markup } from '../html.ts';
import type { Page, PageLink, Site } from '../page.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle } from '../page-texts.ts';
import { tablePage, type Cell, type Section } from './table-page.ts';

/** Whether a page of the site has an anchor; without one, whether the page is there at all. */
type HasAnchor = (path: string, anchor: string | undefined) => boolean;

/**
 * The changes over an earlier document. No time bounds the comparison, so that the same documents give the same page.
 * @param given the link to the page, and the other pages
 */
export function changelogSince(
  site: Site,
  since: ApiModel,
  { link, files }: { readonly link: PageLink; readonly files: readonly OutputFile[] },
): { readonly page: Page; readonly json: string } {
  const versions = { from: since.info.version, to: site.model.info.version };
  const diff = diffModels(compared(since), compared(site.model), { maxTime: Infinity });
  const changelog = changelogOf(diff, versions);
  const page = changelogPage(site, changelog, { link, hasAnchor: anchorsOf(files) });
  return { page, json: renderChangelogJson(changelog) };
}

/** Changes are shown by their pages, not by their places in files. */
function compared(model: ApiModel): Compared {
  return { model, places: noPlaces };
}

function anchorsOf(files: readonly OutputFile[]): HasAnchor {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (path, anchor) => {
    const file = byPath.get(`${path}.html`);
    return (
      file !== undefined &&
      (anchor === undefined || packFile(file).bytes.includes(` id="${escapeText(anchor)}"`))
    );
  };
}

/** What the document changes over an earlier one, each change with its effect and a link to where it stands now. */
function changelogPage(
  site: Site,
  changelog: Changelog,
  { link, hasAnchor }: { readonly link: PageLink; readonly hasAnchor: HasAnchor },
): Page {
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
    { ...link, intro, sections },
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
