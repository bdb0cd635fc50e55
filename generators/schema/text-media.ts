/** Whether bodies of a media type, without its parameters, are JSON. */
export function isJsonMedia(essence: string): boolean {
  return /^[^/]+\/(json|[^/]+\+json)$/.test(essence);
}

/** Whether bodies of a media type, without its parameters, are text of another kind. */
export function isTextMedia(essence: string): boolean {
  return essence.startsWith('text/') || /^application\/(xml|[^/]+\+xml|yaml|javascript)$/.test(essence);
}

/** Essence of a media type (RFC 9110, section 8.3.1): lower case, without parameters. */
export function essenceOf(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();
}
