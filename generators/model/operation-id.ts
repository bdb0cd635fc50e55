import type { HttpMethod } from './model.ts';

/** Id of an operation that has none: `GET /groups/{id}/members` → `getGroupsByIdMembers`. */
export function operationIdFor(method: HttpMethod, path: string): string {
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
