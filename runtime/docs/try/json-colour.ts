import { element } from '../element.ts';

/** Longest text that is coloured, in characters: each token is an element. */
const LONGEST = 60_000;

/** Strings with the colon behind names, numbers, words. Each alternative ends where it cannot go on: time is linear. */
const TOKENS = /("(?:\\.|[^"\\\n])*")(\s*:)?|-?\b\d[\d.eE+-]*\b|\b(?:true|false|null)\b/g;

/** JSON as nodes, its tokens in the classes of samples. Invalid JSON stays text. */
export function colourJson(text: string): readonly (Node | string)[] {
  if (text.length > LONGEST) return [text];
  const nodes: (Node | string)[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [all, quoted, colon] = match;
    const token = colon === undefined ? all : (quoted ?? all);
    const style = quoted === undefined ? 'constant' : colon === undefined ? 'string' : 'property';
    nodes.push(text.slice(at, match.index), element('span', { class: `t-${style}` }, token));
    at = match.index + token.length;
  }
  return [...nodes, text.slice(at)];
}
