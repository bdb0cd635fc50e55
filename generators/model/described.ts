import { statusKeys } from '../../runtime/contract/keys.ts';
import { mediaTypeKey } from '../../runtime/contract/media-type.ts';
import type { MediaType, Operation, Response } from './model.ts';

/**
 * The content that describes a media type: its own, otherwise its range (`text/*`), otherwise any (OpenAPI 3.1, Media
 * Type Object).
 */
export function findContent(content: readonly MediaType[], mimeType: string): MediaType | undefined {
  const key = mediaTypeKey(
    content.map(({ type }) => type),
    mimeType,
  );
  return content.find(({ type }) => type === key);
}

/**
 * The response for a status: its own, otherwise its range (`4XX`), otherwise `default` (OpenAPI 3.1, Responses Object).
 */
export function findResponse({ responses }: Operation, status: string): Response | undefined {
  return statusKeys(status)
    .map((key) => responses.find((response) => response.status === key))
    .find((found) => found !== undefined);
}

/** Media types for a message. */
export function listTypes(content: readonly MediaType[]): string {
  return content.map(({ type }) => type).join(', ');
}
