import type { Operation } from '../../../model/model.ts';
import { isObject } from '../../../source/member.ts';
import { texts } from '../badges.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';

/** What the vocabulary says of an operation in sentences: limits, what excludes each other, what is not shown. */
export function printNotes(site: Site, operation: Operation): Html | undefined {
  const notes = operationNotes(operation);
  if (notes.length === 0) return undefined;
  return markup`<ul class="notes">${notes.map(({ title, text }) => markup`<li><b>${title}</b> ${site.markdown.print(text)}</li>`)}</ul>`;
}

/** The same as titles with Markdown. */
export function operationNotes({
  extensions,
  body,
}: Operation): readonly { readonly title: string; readonly text: string }[] {
  const limits = [extensions['x-limits'] ?? []].flat().flatMap((limit) => {
    if (!isObject(limit)) return [];
    const per = texts(limit['per']).map((text) => ` per ${text}`);
    const where = texts(limit['deployment']).map((kind) => `, ${kind} only`);
    const note = texts(limit['note']).map((text) => `. ${text}`);
    const unit = texts(limit['unit']).map((text) => ` ${text}`);
    return [
      {
        title: 'Limit',
        text: `${String(limit['name'])}: ${String(limit['value'])}${[...unit, ...per, ...where, ...note].join('')}`,
      },
    ];
  });
  const exclusive =
    [extensions['x-mutually-exclusive'] ?? []].flat().length === 0
      ? []
      : exclusiveGroups(extensions['x-mutually-exclusive']);
  const moves = [extensions['x-transitions'] ?? []].flat().flatMap((move) =>
    isObject(move)
      ? [
          {
            title: 'Changes state',
            text: `${String(move['resource'])}: ${String(move['from'])} → ${String(move['to'])}${texts(
              move['by'],
            )
              .map((by) => ` with \`${by}\``)
              .join('')}${texts(move['when'])
              .map((when) => ` when ${when}`)
              .join('')}${texts(move['note'])
              .map((note) => `. ${note}`)
              .join('')}`,
          },
        ]
      : [],
  );
  const removed = [extensions['x-removed'] ?? []].flat().flatMap((each) =>
    isObject(each)
      ? [
          {
            title: 'No longer there',
            text: `\`${String(each['name'])}\`${texts(each['note'])
              .map((note) => `: ${note}`)
              .join('')}`,
          },
        ]
      : [],
  );
  const unknown = texts(extensions['x-not-shown']).map((text) => ({ title: 'Not shown', text }));
  const elsewhere = (body?.alsoIn ?? []).includes('query')
    ? [
        {
          title: 'Query or body',
          text: 'the fields of the body may also be sent in the query; the body wins',
        },
      ]
    : [];
  return [...elsewhere, ...moves, ...limits, ...exclusive, ...removed, ...unknown];
}

function exclusiveGroups(
  value: Operation['extensions'][string] | undefined,
): readonly { title: string; text: string }[] {
  if (!Array.isArray(value)) return [];
  return value.map((group) => ({
    title: 'At most one of',
    text: texts(group)
      .map((name) => `\`${name}\``)
      .join(', '),
  }));
}
