import type { RootContent } from 'hast';
import { memoizeText } from '../../incremental/memoize.ts';
import { maybeHtml, readProse } from './reader.ts';
import { attribute, isBlock, textOf } from './tree.ts';

/** A description without its marks and its HTML, on one line. Blocks of code are left out. */
export const plainProse = memoizeText((text: string): string => {
  const tree = readProse(text)?.tree;
  const plain = tree === undefined ? text : tree.children.map(plainOf).join('');
  return plain.replaceAll(/\s+/g, ' ').trim();
});

/** A summary, which is text and no Markdown (OpenAPI 3.1.1, section 4.8.10), without marks of code and without HTML. */
export function plainSummary(text: string): string {
  const isText = !maybeHtml(text) || readProse(text)?.hasHtml !== true;
  return isText ? text.replaceAll('`', '').trim() : plainProse(text);
}

function plainOf(node: RootContent): string {
  if (node.type !== 'element') return textOf(node);
  if (node.tagName === 'pre' || node.tagName === 'br') return ' ';
  if (node.tagName === 'img') return attribute(node, 'alt');
  const inner = node.children.map(plainOf).join('');
  return isBlock(node) ? ` ${inner} ` : inner;
}
