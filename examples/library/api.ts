import { createServer, type ApiServer } from './generated/server/index.js';
import { handlers } from './handlers/index.ts';

interface Caller {
  readonly name: string;
  readonly role: 'reader' | 'librarian';
}

/** A real library would look these up. */
const callers: ReadonlyMap<string, Caller> = new Map([
  ['ann-token', { name: 'Ann', role: 'librarian' }],
  ['bob-token', { name: 'Bob', role: 'reader' }],
]);

/** The API with who may call it: a token leads to a caller, and operations may ask for a librarian. */
export const api: ApiServer = createServer<Caller>(handlers, {
  authenticate: { Token: (token) => callers.get(token) },
  authorize: (caller, { 'x-role': role }) => role === undefined || caller?.role === role.minimum,
});
