/** Dotted decimal (RFC 2673 section 3.2): `192.168.0.1`, without leading zeros. */
export declare function isIpv4(text: string): boolean;
/** Dotted decimal that may have leading zeros, as in addresses of mailboxes (RFC 5321 section 4.1.3): `192.168.000.001`. */
export declare function isPaddedIpv4(text: string): boolean;
