import { createRequire } from 'node:module';
import type { Element, ElementContent, Root } from 'hast';
import type { Schema } from 'hast-util-sanitize';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { shownElements } from './elements.ts';

/** Makes the reader of HTML, of which only elements and attributes of a list are left. */
export function makeHtmlReader(): (html: string) => Root {
  const require = createRequire(import.meta.url);
  const { parseFragment } = require('parse5') as typeof import('parse5');
  const { sanitize } = require('hast-util-sanitize') as typeof import('hast-util-sanitize');
  return (html) => {
    const safe = sanitize({ type: 'root', children: childrenOf(parseFragment(html)) }, allowed);
    return safe.type === 'root' ? safe : { type: 'root', children: [safe] };
  };
}

function childrenOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): ElementContent[] {
  return childNodes.flatMap((node): ElementContent | [] => {
    if ('value' in node) return { type: 'text', value: node.value };
    if (!('attrs' in node)) return [];
    const properties = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return {
      type: 'element',
      tagName: node.tagName,
      properties,
      children: childrenOf(node),
    } satisfies Element;
  });
}

const addresses = ['http', 'https', 'mailto'];

/** What may be left of HTML. Ids are those of footnotes only, so that no script of a page finds another. */
const allowed: Schema = {
  tagNames: [...shownElements, 'img', 'input'],
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    code: [['class', /^language-./]],
    details: ['open'],
    img: ['src', 'alt'],
    input: [['type', 'checkbox'], 'checked'],
    li: [['id', /^fn\d/]],
    ol: ['start'],
    section: [['class', 'footnotes']],
    td: ['align', 'colspan', 'rowspan'],
    th: ['align', 'colspan', 'rowspan'],
  },
  ancestors: Object.fromEntries(
    ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, ['table']]),
  ),
  protocols: { href: addresses, src: addresses },
  clobber: [],
};
