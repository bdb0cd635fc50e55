import type { Operation } from '../../../model/model.ts';
import { said } from '../../../vocabulary/vocabulary.ts';
import type { Limit, Removal, Transition } from '../../../vocabulary/words.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { sentences } from '../text.ts';

/** A sentence in Markdown below a title. */
interface Note {
  readonly title: string;
  readonly text: string;
}

/** What the vocabulary says of an operation in sentences: limits, what excludes each other. */
export function printNotes(site: Site, operation: Operation): Html | undefined {
  const notes = operationNotes(operation);
  if (notes.length === 0) return undefined;
  return markup`<ul class="notes">${notes.map(({ title, text }) => markup`<li><b>${title}</b> ${site.markdown.print(text)}</li>`)}</ul>`;
}

/** The same as titles with Markdown. */
export function operationNotes({ extensions, body }: Operation): readonly Note[] {
  const elsewhere =
    'The fields of the body may also be sent in the query; a field that is in both is taken from the body.';
  return [
    ...((body?.alsoIn ?? []).includes('query') ? [{ title: 'Query or body', text: elsewhere }] : []),
    ...(said(extensions, 'x-transitions') ?? []).map(transitionNote),
    ...(said(extensions, 'x-limits') ?? []).map(limitNote),
    ...(said(extensions, 'x-mutually-exclusive') ?? []).map(exclusiveNote),
    ...(said(extensions, 'x-removed') ?? []).map(removalNote),
  ];
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

/** A text behind a separator; an empty text where there is none. */
function after(separator: string, text: string | undefined): string {
  return text === undefined ? '' : `${separator}${text}`;
}
