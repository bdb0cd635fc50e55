import { element } from '../element.ts';

/** Longest text that is coloured, in characters: each token is an element. */
const LONGEST = 60_000;

/** Strings, with the colon after names; numbers; words. No alternative backtracks, so that the time is linear. */
const TOKENS = /("(?:\\.|[^"\\\n])*")(\s*:)?|-?\b\d[\d.eE+-]*\b|\b(?:true|false|null)\b/g;

/** JSON as nodes, with the classes that tokens of samples have. Invalid JSON stays text. */
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
