import type { Element, RootContent } from 'hast';
import { ABSOLUTE, type LinkResolver } from '../../code/prose/links.ts';
import { attribute, isDone, textOf, type Parent } from '../../code/prose/tree.ts';
import { element, markup, type Html, type HtmlInsertion } from './html.ts';

/** How a text is printed in a page. */
export interface ProseOptions {
  /** Level of the highest heading; lower ones follow. */
  readonly topHeading: 2 | 3 | 4;
  /** Whether headings get an id to link to. */
  readonly anchors?: boolean;
  readonly resolveLink: LinkResolver;
  /** Called for each heading that gets an id, in their order. */
  readonly onHeading?: (heading: Heading) => void;
  readonly printCode: (pre: Element) => Html;
}

/** A heading of a page, for a table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 2 for `<h2>`. */
  readonly level: number;
}

/** Prints the tree of a text as a part of a page. */
export function printProse(tree: Parent, options: ProseOptions): Html {
  const shift = options.topHeading - highestHeading(tree);
  return markup`${printChildren(tree, { ...options, shift, ids: new Set(), isInLink: false })}`;
}

interface Context extends ProseOptions {
  readonly shift: number;
  readonly ids: Set<string>;
  readonly isInLink: boolean;
}

function printChildren({ children }: Parent, context: Context): readonly HtmlInsertion[] {
  return children.map((child) => printNode(child, context));
}

function printNode(node: RootContent, context: Context): HtmlInsertion {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return undefined;
  const { tagName } = node;
  if (tagName === 'input') return isDone(node) ? '☑' : '☐';
  if (tagName === 'pre') return context.printCode(node);
  // A link in place of a picture, which would make a request to another site.
  if (tagName === 'img')
    return printLink(attribute(node, 'src'), attribute(node, 'alt') || attribute(node, 'src'), context);
  if (tagName === 'a')
    return printLink(attribute(node, 'href'), printChildren(node, { ...context, isInLink: true }), context);
  const level = levelOf(node);
  if (level !== undefined) return printHeading(node, level, context);
  const printed = element(tagName, attributesOf(node), printChildren(node, context));
  // Only the table scrolls if it is wide, also by keyboard.
  return tagName === 'table'
    ? markup`<div class="scroll" tabindex="0" role="group" aria-label="Table">${printed}</div>`
    : printed;
}

function printLink(href: string, content: HtmlInsertion, { isInLink, resolveLink }: Context): HtmlInsertion {
  if (isInLink) return content;
  if (ABSOLUTE.test(href)) return element('a', { href, rel: 'noreferrer' }, content);
  const resolved = resolveLink(href);
  return resolved === undefined ? markup`<span>${content}</span>` : element('a', { href: resolved }, content);
}

function printHeading(heading: Element, written: number, context: Context): Html {
  const { shift, anchors, ids, onHeading } = context;
  const level = Math.min(6, written + shift);
  const content = printChildren(heading, context);
  if (anchors !== true) return element(`h${level}`, {}, content);
  const text = textOf(heading);
  const slug = slugOf(text);
  let id = slug;
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
  ids.add(id);
  onHeading?.({ id, text, level });
  return element(`h${level}`, { id }, content);
}

/** Without the class of code, which is its language. */
function attributesOf(node: Element): Readonly<Record<string, string>> {
  if (node.tagName === 'code') return {};
  return Object.fromEntries(Object.keys(node.properties).map((name) => [name, attribute(node, name)]));
}

/** The words of a heading, joined by hyphens, as an id. */
export function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? ['section'];
  return words.join('-');
}

function highestHeading({ children }: Parent): number {
  let highest = 6;
  for (const child of children)
    if (child.type === 'element') highest = Math.min(highest, levelOf(child) ?? highestHeading(child));
  return highest;
}

function levelOf({ tagName }: Element): number | undefined {
  return /^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : undefined;
}
