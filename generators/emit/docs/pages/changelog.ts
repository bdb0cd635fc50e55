import type { Change, ChangeKind, FactChange, Part } from '../../../diff/change.ts';
import { compareModels } from '../../../diff/compare.ts';
import type { ApiModel } from '../../../model/model.ts';
import type { Page, PageLink, Site } from '../page.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle, sentences } from '../text.ts';
import { markdownCode } from '../../markdown.ts';
import { tablePage, type Cell, type Section } from './table-page.ts';

const KINDS: readonly { readonly kind: ChangeKind; readonly title: string }[] = [
  { kind: 'added', title: 'Added' },
  { kind: 'changed', title: 'Changed' },
  { kind: 'deprecated', title: 'Deprecated' },
  { kind: 'removed', title: 'Removed' },
];

/** Known before the page is, which needs the anchors of others. */
export const CHANGELOG: PageLink = { path: pagePaths.changelog, title: 'Changelog' };

/** Whether a page of the site has an anchor; without one, whether the page is there at all. */
export type HasAnchor = (path: string, anchor: string | undefined) => boolean;

/** What the document changes over an earlier one, each change with a link to where it stands now. */
export function changelogPage(site: Site, before: ApiModel, hasAnchor: HasAnchor): Page {
  const changes = compareModels(before, site.model);
  const sections = KINDS.flatMap(({ kind, title }): Section[] => {
    const own = changes.filter((change) => change.kind === kind);
    const rows = own.map((change) => [partCell(change.part, hasAnchor), detailsOf(change)]);
    return rows.length === 0
      ? []
      : [{ title: `${title} (${own.length})`, id: kind, columns: ['What', 'How'], rows }];
  });
  const { version } = before.info;
  const since = version === site.model.info.version ? 'the previous document' : `version ${version}`;
  return tablePage(site, {
    ...CHANGELOG,
    intro:
      sections.length === 0
        ? `Nothing has changed since ${since}.`
        : `What has changed since ${since}: operations, parameters, fields, statuses and values.`,
    sections,
  });
}

/** The part as a link to its anchor, to its page, or as text where it is gone. */
function partCell(part: Part, hasAnchor: HasAnchor): Cell {
  const { owner, way } = part;
  const isOperation = owner.kind === 'operation';
  const path = isOperation ? pagePaths.operation(owner.operation) : pagePaths.schema(owner.schema);
  const title = isOperation ? operationTitle(owner.operation) : owner.schema.key;
  const text = [title, ...way].join(' › ');
  const anchor = anchorOfPart(part);
  if (hasAnchor(path, anchor)) return { text, path: anchor === undefined ? path : `${path}#${anchor}` };
  return hasAnchor(path, undefined) ? { text, path } : markdownCode(text);
}

/** As the pages of operations and schemas name their anchors. */
function anchorOfPart({ owner, way, value }: Part): string | undefined {
  const names = owner.kind === 'schema' && (way.length > 0 || value !== undefined) ? ['schema', ...way] : way;
  if (names.length === 0) return undefined;
  return value === undefined ? anchorOf(...names) : `${anchorOf(...names)}=${anchorOf(shown(value))}`;
}

/** A value as pages show it: text without quotes. */
function shown(value: string): string {
  const parsed: unknown = JSON.parse(value);
  return typeof parsed === 'string' && parsed !== '' ? parsed : value;
}

function detailsOf({ part: { kind, value, facts: own }, facts }: Change): string {
  if (facts.length > 0) return sentences(facts.map(factText));
  if (value !== undefined) return `value ${markdownCode(shown(value))}`;
  const told = kind === 'operation' ? own.get('request') : own.get('type');
  return told === undefined || told === 'any' ? kind : `${kind} ${markdownCode(told)}`;
}

function factText({ name, before, after }: FactChange): string {
  if (name === 'required') return after === 'true' ? 'now required' : 'no longer required';
  if (name === 'deprecated') return 'no longer deprecated';
  if (before === undefined) return `${name} ${markdownCode(after ?? '')}, none before`;
  if (after === undefined) return `no ${name}, ${markdownCode(before)} before`;
  return `${name} ${markdownCode(before)} → ${markdownCode(after)}`;
}
