import { jsonText } from '../../../runtime/contract/json-text.ts';
import { LONGEST_CODE } from '../../../runtime/docs/code-tokens.ts';
import type { Json } from '../../json/json.ts';
import { printCode, printTokens } from './code-block.ts';
import { markup, type Html } from './html.ts';

/** Minimum number of lines of a part that folds. */
const FEWEST = 2;

/** JSON as a block of code in which objects and lists fold, without a script. At first, all are open. */
export function printFoldingJson(value: Json): Html {
  const text = jsonText(value, 2);
  if (text.length > LONGEST_CODE) return printCode(text, 'json');
  const open: { readonly head: Html; readonly around: Html[] }[] = [];
  let body: Html[] = [];
  let folds = false;
  // Strings do not span lines. A line that ends with a bracket opens a part, and one that begins with one closes it.
  for (const line of text.split(/(?<=\n)/)) {
    const printed = printTokens(line, 'json');
    const closed = /^ *[}\]]/.test(line) ? open.pop() : undefined;
    if (closed !== undefined) {
      const { head, around } = closed;
      const isFolding = open.length > 0 && body.length >= FEWEST;
      folds ||= isFolding;
      around.push(
        isFolding
          ? markup`<details open><summary>${head}</summary>${body}</details>`
          : markup`${head}${body}`,
      );
      body = around;
    }
    if (/[{[]\n$/.test(line)) {
      open.push({ head: printed, around: body });
      body = [];
    } else body.push(printed);
  }
  return folds
    ? markup`<div class="code json" tabindex="0" role="group" aria-label="JSON">${body}</div>`
    : printCode(text, 'json');
}
