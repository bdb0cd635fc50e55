import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Elements that are blocks, as are elements that contain one. */
const blocks: ReadonlySet<string> = new Set(
  'h1 h2 h3 h4 h5 h6 p div section blockquote pre hr ul ol li dl dt dd details summary table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);

export function isBlock(node: RootContent): node is Element {
  return node.type === 'element' && (blocks.has(node.tagName) || node.children.some(isBlock));
}

/** The characters of a part of a tree, without its marks. */
export function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** An attribute as text; empty where the element has none. */
export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether an element is the box of a task, and if so, which mark it has (GFM 0.29, section 5.3). */
export function isDone({ properties }: Element): boolean {
  return properties['checked'] !== undefined;
}

/** The language of a block of code, by the class that CommonMark recommends. */
export function languageIn({ children: [code] }: Element): string | undefined {
  return code?.type === 'element' ? /^language-(\S+)/.exec(attribute(code, 'class'))?.[1] : undefined;
}

export type Parent = Root | Element;
