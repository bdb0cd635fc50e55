import { parameterLocations } from '../../../source/structure.ts';
import type { Change, ChangeKind, FactChange, Owner, Part } from '../../../diff/change.ts';
import { compareModels } from '../../../diff/compare.ts';
import type { ApiModel } from '../../../model/model.ts';
import type { Page, PageLink, Site } from '../page.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { operationTitle, sentences } from '../text.ts';
import { markdownCode } from '../../../code/markdown.ts';
import { tablePage, type Cell, type Section } from './table-page.ts';
import { allOperations } from '../../../model/received.ts';
import type { TsModel } from '../../../typescript/ts-model.ts';

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
    const rows = own.map((change) => [partCell(site.model, change.part, hasAnchor), detailsOf(change)]);
    return rows.length === 0
      ? []
      : [{ title: `${title} (${own.length})`, id: kind, columns: ['Where', 'Change'], rows }];
  });
  const { version } = before.info;
  const since = version === site.model.info.version ? 'the previous document' : `version ${version}`;
  return tablePage(site, {
    ...CHANGELOG,
    intro:
      sections.length === 0
        ? `Nothing has changed since ${since}.`
        : `What has changed since ${since}: servers, operations, webhooks, parameters, fields, statuses and values.`,
    sections,
  });
}

/** The part as a link to its anchor, to its page, or as text where it is gone. */
function partCell(model: TsModel, part: Part, hasAnchor: HasAnchor): Cell {
  const { title, path } = ownerPage(model, part.owner);
  const text = [...(title === undefined ? [] : [title]), ...part.way].join(' › ');
  const anchor = anchorOfPart(part);
  if (path === undefined) return markdownCode(text);
  if (hasAnchor(path, anchor)) return { text, path: anchor === undefined ? path : `${path}#${anchor}` };
  return hasAnchor(path, undefined) ? { text, path } : markdownCode(text);
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
  const operation = allOperations(model).find(({ id }) => id === owner.operation.id);
  return { title: operationTitle(owner.operation), path: operation && pagePaths.operation(operation) };
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

function detailsOf({ part, facts }: Change): string {
  const { kind, value, facts: own } = part;
  if (facts.length > 0) return sentences(facts.map((fact) => factText(fact, isSentByService(part))));
  if (value !== undefined) return `value ${markdownCode(shown(value))}`;
  const summary = own.get('request') ?? own.get('type');
  return summary === undefined || summary === 'any' ? kind : `${kind} ${markdownCode(summary)}`;
}

/** Whether the service sends a part: in responses of operations, and in requests of webhooks and callbacks. */
function isSentByService({ owner, way: [place = ''] }: Part): boolean {
  if (owner.kind !== 'operation') return false;
  const isInRequest = place === 'body' || parameterLocations.some((location) => location === place);
  return isInRequest === (owner.operation.sentBy === 'service');
}

/** What callers have to send is required; of what the service sends, it only says that it is always there. */
function factText({ name, before, after }: FactChange, isSent: boolean): string {
  if (name === 'required' && isSent) return after === 'true' ? 'now always sent' : 'no longer always sent';
  if (name === 'required') return after === 'true' ? 'now required' : 'no longer required';
  if (name === 'deprecated') return 'no longer deprecated';
  if (before === undefined) return `${name} ${markdownCode(after ?? '')}, none before`;
  if (after === undefined) return `no ${name}, ${markdownCode(before)} before`;
  return `${name} ${markdownCode(before)} → ${markdownCode(after)}`;
}
