const OCTET = '(?:1\\d\\d|2[0-4]\\d|25[0-5]|[1-9]?\\d)';
const PADDED_OCTET = '(?:[01]?\\d?\\d|2[0-4]\\d|25[0-5])';
const plain = /* @__PURE__ */ (() => new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`))();
const padded = /* @__PURE__ */ (() => new RegExp(`^${PADDED_OCTET}(?:\\.${PADDED_OCTET}){3}$`))();

/** Dotted decimal (RFC 2673 section 3.2): `192.168.0.1`, without leading zeros. */
export function isIpv4(text: string): boolean {
  return plain.test(text);
}

/**
 * Dotted decimal with optional leading zeros, as in addresses of mailboxes (RFC 5321 section 4.1.3): `192.168.000.001`.
 */
export function isPaddedIpv4(text: string): boolean {
  return padded.test(text);
}
