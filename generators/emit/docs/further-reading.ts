import { markdownCode, markdownText } from '../../code/markdown.ts';
import type { ExternalDocs, Server } from '../../model/model.ts';
import type { MarkdownPrinter } from './markdown-printer.ts';
import { isLinkAddress } from './settings.ts';

/** A line of Markdown with a link to external documentation, if there is any. */
export function furtherReading(markdown: MarkdownPrinter, docs: ExternalDocs | undefined): readonly string[] {
  return docs === undefined ? [] : [`More: ${linkedDocs(markdown, docs)}`];
}

/** A link to external documentation, with its description. */
export function linkedDocs(markdown: MarkdownPrinter, { url, description }: ExternalDocs): string {
  return withText(markdown, linkTo(url), description);
}

/** An address as a link in Markdown; as code if it is no address of the web. */
export function linkTo(address: string): string {
  const isLink = /^https?:/i.test(address) && isLinkAddress(address) && !/[()<>]/.test(address);
  return isLink ? `[${markdownText(address)}](${address})` : markdownCode(address);
}

/** A line of Markdown, followed by a description. */
export function withText(markdown: MarkdownPrinter, line: string, description: string | undefined): string {
  const text = markdown
    .asMarkdown(description ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? line : `${line}. ${text}`;
}

/** The address of a server, with its description. */
export function serverText(markdown: MarkdownPrinter, { url, description }: Server): string {
  return withText(markdown, markdownCode(url), description);
}
