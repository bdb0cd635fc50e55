/** Whether a text is a valid name of a header: a token (RFC 9110, sections 5.1 and 5.6.2). */
export function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}
