import { KeptDownloads } from './downloads.ts';
import { MarkdownPrinter } from './markdown.ts';
import { KeptIndex } from './search-index.ts';

/** What was made of texts and parts of a document, and holds for its next version where these are the same. */
export class SiteMemory {
  #markdown: { readonly base: string | undefined; readonly printer: MarkdownPrinter } | undefined;
  readonly downloads: KeptDownloads;
  readonly index: KeptIndex;

  /** @param options `isFollowed` says whether a next version is to be expected */
  constructor({ isFollowed }: { readonly isFollowed: boolean }) {
    this.downloads = new KeptDownloads(isFollowed);
    this.index = new KeptIndex(isFollowed);
  }

  /** The printer of descriptions whose relative links are relative to an address. */
  markdownAt(base: string | undefined): MarkdownPrinter {
    if (this.#markdown?.base !== base) this.#markdown = undefined;
    this.#markdown ??= { base, printer: new MarkdownPrinter(base) };
    return this.#markdown.printer;
  }
}

/** The memories of documents that are printed again and again, by their sessions. */
const bySession = new WeakMap<object, SiteMemory>();

/** The memory of a session; a new one for a document that is printed once. */
export function memoryOf(session?: object): SiteMemory {
  if (session === undefined) return new SiteMemory({ isFollowed: false });
  const memory = bySession.get(session) ?? new SiteMemory({ isFollowed: true });
  bySession.set(session, memory);
  return memory;
}
