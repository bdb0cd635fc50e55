/**
 * A text without the byte order mark that some programs write at the start of UTF-8; JSON has none (RFC 8259, section
 * 8.1).
 */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
