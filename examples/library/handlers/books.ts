import { keysetHeaders, offsetHeaders } from '../generated/server/index.js';
import type {
  ListBooksHandler,
  CreateBookHandler,
  GetNewestBookHandler,
  GetBookHandler,
  UpdateBookHandler,
  DeleteBookHandler,
} from '../generated/server/index.js';
import { addBook, books } from '../shelf.ts';

const missing = { status: 404, body: { message: 'There is no such book.' } } as const;

/**
 * List the books
 *
 * `GET /books`
 */
export const listBooks: ListBooksHandler = async ({ query }, { url }) => {
  const { page, per_page: perPage, id_after: after, not } = query;
  const ids = query['ids[]'];
  const found = [...books.values()].filter(
    ({ id, title, labels }) =>
      (ids === undefined || ids.includes(id)) &&
      title !== not?.title &&
      !labels.some((label) => not?.labels?.includes(label)),
  );
  if (query.pagination === 'keyset') {
    const rest = found.filter(({ id }) => id > after);
    const body = rest.slice(0, perPage);
    const last = body.at(-1);
    const next = last === undefined || rest.length <= perPage ? undefined : { id_after: String(last.id) };
    return { status: 200, headers: keysetHeaders({ url, next }), body };
  }
  const headers = offsetHeaders({ url, page, perPage, total: found.length });
  return { status: 200, headers, body: found.slice((page - 1) * perPage, page * perPage) };
};

/**
 * Add a book
 *
 * `POST /books`
 */
export const createBook: CreateBookHandler = async ({ body }) => {
  const isThere = books.values().some(({ title }) => title === body.title);
  if (isThere) return { status: 409, body: { message: 'There is a book of this title.' } };
  return { status: 201, body: addBook(body) };
};

/**
 * Go to the newest book
 *
 * `GET /books/newest`
 */
export const getNewestBook: GetNewestBookHandler = async () => {
  const newest = Math.max(0, ...books.keys());
  if (newest === 0) return missing;
  return { status: 302, headers: { Location: `/api/v1/books/${newest}` } };
};

/**
 * Show a book
 *
 * `GET /books/{id}`
 */
export const getBook: GetBookHandler = async ({ path }) => {
  const book = books.get(path.id);
  return book === undefined ? missing : { status: 200, body: book };
};

/**
 * Change a book
 *
 * `PUT /books/{id}`
 */
export const updateBook: UpdateBookHandler = async ({ path, body }) => {
  const book = books.get(path.id);
  if (book === undefined) return missing;
  const changed = { ...book, ...body };
  books.set(path.id, changed);
  return { status: 200, body: changed };
};

/**
 * Remove a book
 *
 * `DELETE /books/{id}`
 */
export const deleteBook: DeleteBookHandler = async ({ path }) =>
  books.delete(path.id) ? { status: 204 } : missing;
