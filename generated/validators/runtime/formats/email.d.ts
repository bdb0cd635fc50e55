/** A mailbox (RFC 5321 section 4.1.2) with an unquoted local part and a domain of two labels or more. */
export declare function isEmail(text: string): boolean;
