/** Elements of HTML that stay in a page. Each groups or marks text and does nothing. */
export const shownElements: readonly string[] = [
  'h1 h2 h3 h4 h5 h6 p div section blockquote pre hr br wbr ul ol li dl dt dd details summary',
  'table caption thead tbody tfoot tr th td a abbr b code del em i ins kbd mark q s samp small span',
  'strike strong sub sup tt u var ruby rp rt',
].flatMap((names) => names.split(' '));

/** Elements that are replaced by their contents: they change how a text looks, or name a part of a page. */
const unwrappedElements: readonly string[] =
  'address article aside figcaption figure footer header main nav bdi bdo big center cite col colgroup data dfn font nobr time'.split(
    ' ',
  );

/** Pictures are kept while reading, and become links. */
const readElements = new Set([...shownElements, ...unwrappedElements, 'img']);

/**
 * HTML in which only tags of these elements are tags. All others become text, so that `<token>` stays readable and no
 * `<script>` or `<svg>` changes how the rest is parsed (HTML Standard, section 13.2.5).
 */
export function withKnownTags(html: string): string {
  return html.replaceAll(/<(?=\/?([a-z][^\t\n\f\r />]*))/gi, (start, name: string) =>
    readElements.has(name.toLowerCase()) ? start : '&lt;',
  );
}

/** Whether a part of HTML has a tag of these elements, or a comment or a declaration, which are not shown. */
export function isHtml(html: string): boolean {
  return /<[!?/a-z]/i.test(withKnownTags(html));
}
