import { markup, type Html } from '../html.ts';

/** From how many fields on a list is folded, and how many stand open then at least. */
const LONG = 14;
const OPEN = 8;

/** A field of a list, printed. */
export interface PrintedField {
  readonly required: boolean;
  readonly item: Html;
}

/** Fields below each other; of a long list the first ones and all that is required up to there, the rest in a fold. */
export function printFieldList(fields: readonly PrintedField[]): Html {
  const items = fields.map(({ item }) => item);
  if (fields.length < LONG) return markup`<dl class="fields">${items}</dl>`;
  const lastRequired = fields.findLastIndex(({ required }) => required);
  const open = lastRequired < LONG ? Math.max(OPEN, lastRequired + 1) : OPEN;
  const rest = items.slice(open);
  if (rest.length === 0) return markup`<dl class="fields">${items}</dl>`;
  return markup`<div class="long"><dl class="fields">${items.slice(0, open)}</dl><details class="more"><summary>Show ${rest.length} more</summary><dl class="fields">${rest}</dl></details></div>`;
}
