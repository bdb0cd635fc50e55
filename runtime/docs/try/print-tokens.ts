import type { CodeToken } from '../code-tokens.ts';
import { element } from '../element.ts';

/** The nodes of code, with the classes of code on pages. */
export function printTokens(tokens: readonly CodeToken[]): DocumentFragment {
  const fragment = new DocumentFragment();
  for (const { text, style } of tokens)
    fragment.append(style === undefined ? text : element('span', { class: `t-${style}` }, text));
  return fragment;
}
