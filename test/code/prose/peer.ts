import type { Nodes, Root } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const toTree = unified().use(remarkRehype).freeze();

/** What another implementation of CommonMark and GFM makes of a text; undefined for one with HTML, which that leaves out. */
export function readByPeer(text: string): Root | undefined {
  const markdown = parser.parse(text);
  return hasHtml(markdown) ? undefined : (toTree.runSync(markdown) as Root);
}

function hasHtml(node: { readonly type: string; readonly children?: unknown }): boolean {
  return node.type === 'html' || (Array.isArray(node.children) && node.children.some(hasHtml));
}

/** The names that the two trees have for an attribute. */
const attributes = [
  ['href', 'href'],
  ['title', 'title'],
  ['src', 'src'],
  ['alt', 'alt'],
  ['start', 'start'],
  ['align', 'align'],
  ['class', 'className'],
] as const;

/** Elements, attributes and texts of a tree, without the line breaks between elements. */
export function outline(node: Nodes): string {
  return print(node)
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/(?<=>)\n|\n(?=<)/g, '')
    .trim();
}

function print(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  const inner = node.children.map(print).join('');
  if (node.type === 'root') return inner;
  const { tagName, properties } = node;
  const written = attributes.flatMap(([name, other]) => {
    const value = properties[name] ?? properties[other];
    const isShown =
      value !== undefined &&
      !(name === 'class' && tagName !== 'code') &&
      !(name === 'title' && tagName === 'img');
    return isShown ? [` ${name}=${[value].flat().join(' ')}`] : [];
  });
  const isDone = properties['checked'] === true || properties['checked'] === '';
  return `<${tagName}${written.join('')}${isDone ? ' checked' : ''}>${inner}</${tagName}>`;
}
