import { attribute, type Parent } from './tree.ts';

/** Returns the address of a relative link in a page; undefined if it has no target and only its text is kept. */
export type LinkResolver = (href: string) => string | undefined;

/** An address of another site, or of a mailbox. */
export const ABSOLUTE = /^(?:https?:|mailto:)/i;

/** The addresses of the links in a tree, in order, without those of other sites. */
export function relativeLinksIn(parent: Parent): readonly string[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const href = attribute(child, 'href');
    const own = child.tagName === 'a' && !ABSOLUTE.test(href) ? [href] : [];
    return [...own, ...relativeLinksIn(child)];
  });
}

/** Replaces the addresses of links and pictures, except those of other sites. Returns whether any has changed. */
export function resolveLinks(parent: Parent, resolve: LinkResolver): boolean {
  let isChanged = false;
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const name = child.tagName === 'img' ? 'src' : 'href';
    const address = attribute(child, name);
    const isLink = child.tagName === 'a' || child.tagName === 'img';
    if (isLink && !ABSOLUTE.test(address) && !isFootnote(address)) {
      const resolved = address === '' ? undefined : resolve(address);
      isChanged ||= resolved !== address;
      child.properties[name] = resolved;
    }
    isChanged = resolveLinks(child, resolve) || isChanged;
  }
  return isChanged;
}

/** Whether an address is that of a footnote, which Markdown numbers by itself. */
function isFootnote(address: string): boolean {
  return /^#fn\d/.test(address);
}
