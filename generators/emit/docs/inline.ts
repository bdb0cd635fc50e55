import { markup, type Html } from './html.ts';

/** One line of text in which backticks set code apart. */
export function printInline(text: string): Html {
  return markup`${text.split('`').map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : part))}`;
}
