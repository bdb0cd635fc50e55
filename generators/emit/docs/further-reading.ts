import { markdownCode, markdownText } from '../../code/markdown.ts';
import type { ExternalDocs, Server } from '../../model/model.ts';
import type { MarkdownPrinter } from './markdown-printer.ts';
import { isLinkAddress } from './settings.ts';

/** External documentation as a line of Markdown: where it is, and what it is about. */
export function furtherReading(markdown: MarkdownPrinter, docs: ExternalDocs): string {
  return `More: ${linkedDocs(markdown, docs)}`;
}

/** The same without words before it. */
export function linkedDocs(markdown: MarkdownPrinter, { url, description }: ExternalDocs): string {
  return withText(markdown, linkTo(url), description);
}

/** An address as a link in Markdown; as code where it is none of the web. */
export function linkTo(address: string): string {
  const isLink = /^https?:/i.test(address) && isLinkAddress(address) && !/[()<>]/.test(address);
  return isLink ? `[${markdownText(address)}](${address})` : markdownCode(address);
}

/** A line of Markdown, and a description behind it. */
export function withText(markdown: MarkdownPrinter, line: string, description: string | undefined): string {
  const text = markdown
    .asMarkdown(description ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? line : `${line}. ${text}`;
}

/** The address of a server, and what it is for. */
export function serverText(markdown: MarkdownPrinter, { url, description }: Server): string {
  return withText(markdown, markdownCode(url), description);
}
