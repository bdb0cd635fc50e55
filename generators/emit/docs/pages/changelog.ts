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
import type { Page, Site } from '../page.ts';
import { operationLink, schemaLink, type PageLink } from '../page-links.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle } from '../page-texts.ts';
import { tablePage, type Cell, type Section } from './table-page.ts';

/** Whether the site has an anchor on a page, or the page if no anchor is given. */
type HasAnchor = (path: string, anchor: string | undefined) => boolean;

/**
 * The changes since an earlier document. The comparison has no time limit, so that the result depends on nothing else.
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

/** Changes are shown without places in files. */
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

/** The changes since an earlier document, each with its effect and a link. */
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

/** The changed part, as a link to the nearest anchor around it or to its page; as text if the page has been removed. */
function subjectCell(model: TsModel, { subject, kind }: ChangelogEntry, hasAnchor: HasAnchor): Cell {
  const { owner, names } = subject;
  const { title, path } = ownerPage(model, owner);
  const text = [...(title === undefined ? [] : [title]), ...names].join(' › ') || 'Document';
  const isGone = kind === 'removed' && names.length === 0 && owner.kind === 'operation';
  if (path === undefined || isGone || !hasAnchor(path, undefined)) return markdownCode(text);
  const anchor = anchorsAround(subject).find((each) => hasAnchor(path, each));
  return { title: text, path: anchor === undefined ? path : `${path}#${anchor}` };
}

/** The title and the page of the owner of a part; without a page if it has been removed. */
function ownerPage(model: TsModel, owner: Owner): Partial<PageLink> {
  if (owner.kind === 'document') return { path: pagePaths.home };
  if (owner.kind === 'schema') {
    const schema = model.schemas.find(({ key }) => key === owner.schema.key);
    return schema === undefined ? { title: owner.schema.key } : schemaLink(schema);
  }
  const { id, sentBy } = owner.operation;
  const operation = allOperations(model).find((each) => each.id === id && each.sentBy === sentBy);
  return { ...(operation && operationLink(operation)), title: operationTitle(owner.operation) };
}

/** The anchors of a part and of each part around it, as the pages of operations and schemas name them. */
function anchorsAround({ owner, names }: Subject): readonly string[] {
  const own = names.filter((name) => name !== '*');
  const path = owner.kind === 'schema' ? ['schema', ...own] : own;
  return path.map((_, index) => anchorOf(...path.slice(0, path.length - index)));
}
