import { markup, type Html } from '../html.ts';

/** Number of fields from which a list is folded, and minimum number of fields before the fold. */
const LONG = 14;
const OPEN = 8;

export interface PrintedField {
  readonly required: boolean;
  readonly item: Html;
}

/** A list of fields. Of a long one, only the first fields, with all required ones near them, are not folded. */
export function printFieldList(fields: readonly PrintedField[]): Html {
  const items = fields.map(({ item }) => item);
  if (fields.length < LONG) return markup`<dl class="fields">${items}</dl>`;
  const lastRequired = fields.findLastIndex(({ required }) => required);
  const open = lastRequired < LONG ? Math.max(OPEN, lastRequired + 1) : OPEN;
  const rest = items.slice(open);
  if (rest.length === 0) return markup`<dl class="fields">${items}</dl>`;
  return markup`<div class="long"><dl class="fields">${items.slice(0, open)}</dl><details class="more"><summary>Show ${rest.length} more</summary><dl class="fields">${rest}</dl></details></div>`;
}
