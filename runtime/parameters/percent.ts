/** Percent-decoding (RFC 3986, section 2.1) as UTF-8; undefined if the text is malformed. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The message for a text that cannot be decoded, after its name. */
export const MALFORMED_PERCENT = 'has percent-encoding that is malformed or not UTF-8';

/** Decoding of a part of a query or form, where `+` is a space (URL Standard, application/x-www-form-urlencoded). */
export function decodeFormPart(text: string): string | undefined {
  return decodePercent(text.includes('+') ? text.replaceAll('+', ' ') : text);
}

/**
 * Percent-encodes a string, boolean, bigint or finite number, except unreserved characters (RFC 3986, section 2.3; RFC 6570,
 * section 3.2.1). Throws a TypeError with the name for other values, and for texts with a lone surrogate.
 */
export function encodeValue(name: string, value: unknown): string {
  try {
    if (/^[sb]/.test(typeof value) || Number.isFinite(value))
      return encodeURIComponent(value as string)
        .replace(/\*/g, '%2A')
        .replace(/[!'()]/g, escape);
  } catch {
    // It has a lone surrogate, or is a symbol.
  }
  throw new TypeError(`${name} cannot be sent.`);
}

/** Encodes a text like `encodeValue`. */
export function encodePercent(text: string): string {
  return encodeValue('A text with a lone surrogate', text);
}

/**
 * Encodes a text like `encodePercent`, except reserved characters of RFC 3986 that are data in a query (OpenAPI 3.1,
 * `allowReserved`).
 */
export function encodeReserved(text: string): string {
  return encodePercent(text).replaceAll(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g, (code) =>
    decodeURIComponent(code),
  );
}

/** Encodes characters that a path cannot contain, for the literal text of path templates, which may be encoded already. */
export function encodeLiteral(text: string): string {
  return text.replaceAll(/[^!$%&'()*+,\-./0-9:;=@A-Z_a-z~]+/g, encodePercent);
}
