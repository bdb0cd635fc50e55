import { essenceOf } from '../model/media-type.ts';
import type { MediaType, Operation, Response } from '../model/model.ts';

/** The described content of a media type: itself, else its range (`text/*`), else any (OpenAPI 3.1, Media Type Object). */
export function findContent(content: readonly MediaType[], mimeType: string): MediaType | undefined {
  const essence = essenceOf(mimeType);
  const range = essence.replace(/\/.*$/s, '/*');
  return [essence, range, '*/*']
    .map((wanted) => content.find(({ type }) => type === wanted))
    .find((found) => found !== undefined);
}

/** The response for a status: itself, else its range (`4XX`), else `default` (OpenAPI 3.1, Responses Object). */
export function findResponse({ responses }: Operation, status: string): Response | undefined {
  return [status, `${status.charAt(0)}XX`, 'default']
    .map((wanted) => responses.find((response) => response.status === wanted))
    .find((found) => found !== undefined);
}

/** Media types for a message. */
export function listTypes(content: readonly MediaType[]): string {
  return content.map(({ type }) => type).join(', ');
}
