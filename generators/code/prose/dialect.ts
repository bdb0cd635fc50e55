import { createRequire } from 'node:module';
import type MarkdownParser from 'markdown-it';
import type { MarkdownIt, RendererRule } from 'markdown-it';
import { isHtml, withKnownTags } from './elements.ts';
import { readStarts } from './starts.ts';

/** Levels that are read, of which a list takes two: more than a text may have, so that no part of one is left out. */
const DEEPEST = 210;

/** Markdown as HTML, and whether the text has tags or comments itself. */
export interface Rendered {
  readonly html: string;
  readonly hasHtml: boolean;
}

/**
 * Makes the parser of CommonMark 0.31 with the additions of GitHub: those of GFM 0.29, footnotes and alerts. HTML stays,
 * but tags of unknown elements become text. Which addresses are safe is known where they are shown.
 */
export function makeRenderer(): (text: string) => Rendered {
  const require = createRequire(import.meta.url);
  const makeParser = require('markdown-it') as typeof MarkdownParser;
  const footnotes = require('markdown-it-footnote') as (parser: MarkdownIt) => void;
  const parser = makeParser({ html: true, linkify: true, maxNesting: DEEPEST }).use(footnotes);
  parser.inline.ruler.disable('footnote_inline');
  parser.core.ruler.push('starts', readStarts);
  parser.linkify.set({ urlAuth: true }).add('ftp:', null).add('//', null).add('www.', addressWithoutScheme);
  parser.validateLink = () => true;
  parser.normalizeLink = (url) => parser.utils.lib.mdurl.encode(url);
  parser.normalizeLinkText = (url) => url;
  let hasHtml = false;
  const htmlRule: RendererRule = (tokens, index) => {
    hasHtml = true;
    const { type, content = '' } = tokens[index] ?? {};
    if (isHtml(content)) return withKnownTags(content);
    const text = parser.utils.escapeHtml(content);
    return type === 'html_block' ? `<p>${text}</p>\n` : text;
  };
  Object.assign(parser.renderer.rules, {
    html_block: htmlRule,
    html_inline: htmlRule,
    s_open: () => '<del>',
    s_close: () => '</del>',
    th_open: openCell,
    td_open: openCell,
    footnote_caption: (tokens, index) => String(Number(tokens[index]?.meta?.id) + 1),
    footnote_anchor: () => '',
  } satisfies Record<string, RendererRule>);
  return (text) => {
    hasHtml = false;
    const html = parser.render(text).trim();
    return { html, hasHtml };
  };
}

/** An address that begins with `www.` (GFM 0.29, section 6.9), after that. */
const addressWithoutScheme: Exclude<Parameters<MarkdownIt['linkify']['add']>[1], null | string> = {
  validate: (text, at, linkify) =>
    Math.max(0, linkify.testSchemaAt(`//${text.slice(at)}`, 'http:', 0) - '//'.length),
  normalize: (match) => {
    match.url = `http://${match.url}`;
  },
};

/** An attribute says how cells are aligned, because no style of a text is shown. */
const openCell: RendererRule = (tokens, index) => {
  const cell = tokens[index];
  const align = /^text-align:(\w+)$/.exec(String(cell?.attrGet('style')))?.[1];
  return align === undefined ? `<${cell?.tag}>` : `<${cell?.tag} align="${align}">`;
};
