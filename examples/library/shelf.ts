import type { Book, BookCreate } from './generated/types/index.js';

/** What the library holds; in memory, so that the example needs nothing else. */
export const books: Map<number, Book> = new Map();
export const summaries: Map<number, string> = new Map();
export const files: Map<string, Uint8Array> = new Map();

export function addBook({ title, labels = [], chapters = [] }: BookCreate): Book {
  const id = Math.max(0, ...books.keys()) + 1;
  const book = { id, title, labels, chapters };
  books.set(id, book);
  return book;
}
