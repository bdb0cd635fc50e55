/** Base64 (RFC 4648 section 4) with padding and without line ends. */
export declare function isByte(text: string): boolean;
