import type { Handlers } from '../generated/server/index.js';
import * as books from './books.ts';
import * as files from './files.ts';

/** The handler of every operation; a member that is missing does not compile. */
export const handlers: Handlers = {
  ...books,
  ...files,
};
