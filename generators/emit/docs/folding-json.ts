import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Json } from '../../source/document.ts';
import { printCode } from './fragments.ts';
import { markup, type Html } from './html.ts';
import type { Site } from './page.ts';

/** Longest text whose parts fold, in characters: longer ones are data, which is not coloured either. */
const LONGEST = 20_000;
/** Lines that a part has at least that folds. */
const FEWEST = 2;

/** An object or a list whose end has not been met: the line that it begins with, and what stands in it. */
interface OpenPart {
  readonly head: string;
  readonly body: (string | Html)[];
}

/** JSON as a block of code in which objects and lists fold, without a script. All stand open; its text is the JSON. */
export function printFoldingJson(site: Site, value: Json): Html {
  const text = jsonText(value, 2);
  if (text.length > LONGEST) return printCode(site, text, 'json');
  const root: OpenPart = { head: '', body: [] };
  const parts = [root];
  // A string never spans lines, and ends with a quote: what ends with a bracket opens, what begins with one closes.
  for (const line of text.split('\n')) {
    const closes = /^ *[}\]]/.test(line) && parts.length > 1 ? parts.pop() : undefined;
    const body = parts.at(-1)?.body ?? root.body;
    if (closes !== undefined) body.push(...closed(site, closes, parts.length > 1));
    if (/[{[]$/.test(line)) parts.push({ head: line, body: [] });
    else body.push(line);
  }
  if (root.body.every((part) => typeof part === 'string')) return printCode(site, text, 'json');
  return markup`<div class="code json" tabindex="0" role="group" aria-label="JSON">${printLines(site, root.body)}</div>`;
}

/** A part that has ended, as lines of what it stands in or, where it folds, as one piece. */
function closed(site: Site, { head, body }: OpenPart, folds: boolean): readonly (string | Html)[] {
  if (!folds || body.length < FEWEST) return [head, ...body];
  const summary = site.highlighter.print(head, 'json');
  return [markup`<details open><summary>${summary}\n</summary>${printLines(site, body)}\n</details>`];
}

/** Lines that follow each other are coloured together; what folds has the end of its last line in itself. */
function printLines(site: Site, lines: readonly (string | Html)[]): Html {
  const pieces: Html[] = [];
  let run: string[] = [];
  const end = (hasMore: boolean): void => {
    if (run.length > 0) pieces.push(site.highlighter.print(run.join('\n') + (hasMore ? '\n' : ''), 'json'));
    run = [];
  };
  for (const line of lines) {
    if (typeof line === 'string') run.push(line);
    else {
      end(true);
      pieces.push(line);
    }
  }
  end(false);
  return markup`${pieces}`;
}
