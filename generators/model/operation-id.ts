import { firstFree, numbered } from '../source/document/free-name.ts';
import type { HttpMethod } from './model.ts';

/** Unique ids for the operations of a document that have none. */
export class OperationIds {
  readonly #taken: Set<string>;

  /** @param written the ids of the document, which are taken */
  constructor(written: Iterable<string>) {
    this.#taken = new Set(written);
  }

  /** The id from method and path; with a number if it is taken. */
  take(method: HttpMethod, path: string): string {
    const id = firstFree(numbered(operationIdFor(method, path)), (each) => !this.#taken.has(each));
    this.#taken.add(id);
    return id;
  }
}

/** Id of an operation that has none: `GET /groups/{id}/members` → `getGroupsByIdMembers`. */
function operationIdFor(method: HttpMethod, path: string): string {
  const words = path
    .split('/')
    .flatMap((segment) =>
      segment.split(/(\{[^}]*\})/).map((part) => (part.startsWith('{') ? `By${pascal(part)}` : pascal(part))),
    );
  return method + words.join('');
}

function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
