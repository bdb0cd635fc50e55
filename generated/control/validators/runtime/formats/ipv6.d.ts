/**
 * An IPv6 address in text (RFC 4291 section 2.2): eight groups of hexadecimal digits, of which `::` may leave out some,
 * and of which dotted decimal may write the last two.
 */
export declare function isIpv6(text: string): boolean;
