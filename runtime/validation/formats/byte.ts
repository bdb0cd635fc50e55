const base64 = /^[A-Za-z\d+/]*={0,2}$/;

/** Base64 (RFC 4648 section 4) with padding and without line breaks. */
export function isByte(text: string): boolean {
  return text.length % 4 === 0 && base64.test(text);
}
