/** Base64 (RFC 4648 section 4) with padding. Of a text with several lines one has to be Base64. */
export declare function isByte(text: string): boolean;
