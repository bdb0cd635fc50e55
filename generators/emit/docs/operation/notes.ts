import { markdownText } from '../../../code/markdown.ts';
import type { ApiModel, Operation } from '../../../model/model.ts';
import { readExtension } from '../../../vocabulary/vocabulary.ts';
import type { Limit, Removal, Transition } from '../../../vocabulary/words.ts';
import { linkedDocs, serverText } from '../further-reading.ts';
import { markup, type Html } from '../html.ts';
import type { MarkdownPrinter } from '../markdown-printer.ts';
import type { Site } from '../page.ts';
import { sentences } from '../page-texts.ts';

interface Note {
  readonly title: string;
  readonly text: string;
}

/** Further information about an operation: its path, servers, limits and the like. */
export function printNotes(site: Site, operation: Operation): Html | undefined {
  const notes = operationNotes(site, operation);
  if (notes.length === 0) return undefined;
  return markup`<ul class="notes">${notes.map(({ title, text }) => markup`<li><b>${title}</b> ${site.markdown.print(text)}</li>`)}</ul>`;
}

/** The same as Markdown. */
export function operationNotes({ markdown, model }: Site, operation: Operation): readonly Note[] {
  const { extensions, body, tags, externalDocs } = operation;
  const elsewhere =
    'The fields of the body may also be sent in the query; a field that is in both is taken from the body.';
  return [
    ...notesOf('Path', pathText(markdown, operation)),
    ...notesOf('Servers', isShared(model.servers, operation) ? '' : serversText(markdown, operation)),
    ...notesOf('Tags', tags.length < 2 ? '' : tags.map(markdownText).join(', ')),
    ...notesOf('Query or body', body?.alsoIn.includes('query') === true ? elsewhere : ''),
    ...(readExtension(extensions, 'x-transitions') ?? []).map(transitionNote),
    ...(readExtension(extensions, 'x-limits') ?? []).map(limitNote),
    ...(readExtension(extensions, 'x-mutually-exclusive') ?? []).map(exclusiveNote),
    ...(readExtension(extensions, 'x-removed') ?? []).map(removalNote),
    ...notesOf('More', externalDocs === undefined ? '' : linkedDocs(markdown, externalDocs)),
  ];
}

function notesOf(title: string, text: string): readonly Note[] {
  return text === '' ? [] : [{ title, text }];
}

/** The summary and the description of the path item, unless the operation has the same (OpenAPI 3.1.1, 4.8.9). */
function pathText(markdown: MarkdownPrinter, { pathItem, summary, description }: Operation): string {
  const [title = '', text = ''] = [pathItem.summary, pathItem.description].map((each = '') =>
    each === summary || each === description ? '' : each.trim(),
  );
  const sentence = /[^.!?]$/.test(title) ? `${title}.` : title;
  return markdown.asMarkdown([sentence, text].filter((each) => each !== '').join('\n\n'));
}

/** Whether an operation has no servers of its own. */
function isShared(servers: ApiModel['servers'], operation: Operation): boolean {
  return operation.servers.length === 0 || JSON.stringify(operation.servers) === JSON.stringify(servers);
}

function serversText(markdown: MarkdownPrinter, { servers }: Operation): string {
  return servers.map((server) => serverText(markdown, server)).join('; ');
}

function transitionNote({ resource, from, to, by, when, note }: Transition): Note {
  const move = `${resource}: ${from} → ${to}${after(' with ', by && `\`${by}\``)}`;
  return { title: 'State transition', text: sentences([move, after('Condition: ', when), note ?? '']) };
}

function limitNote({ name, value, unit, per, deployment, note }: Limit): Note {
  const how = [after(' ', unit), after(' per ', per), after(', ', deployment && `${deployment} only`)];
  return { title: 'Limit', text: sentences([`${name}: ${value}${how.join('')}`, note ?? '']) };
}

function exclusiveNote(names: readonly string[]): Note {
  return { title: 'Mutually exclusive', text: names.map((name) => `\`${name}\``).join(', ') };
}

function removalNote({ name, note }: Removal): Note {
  return { title: 'Removed', text: `\`${name}\`${after(': ', note)}` };
}

/** A separator and a text; empty without a text. */
function after(separator: string, text: string | undefined): string {
  return text === undefined ? '' : `${separator}${text}`;
}
