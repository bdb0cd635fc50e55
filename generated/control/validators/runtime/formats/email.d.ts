/**
 * `Mailbox` of RFC 5321 section 4.1.2. By that grammar the domain may be a single label (`root@localhost`), the local part
 * may be quoted (`"a b"@c.d`), and an address in brackets may stand for the domain (`a@[192.0.2.1]`).
 */
export declare function isEmail(text: string): boolean;
/** The same with all of Unicode in names (RFC 6531 section 3.3). Whether labels are registrable is not looked at. */
export declare function isIdnEmail(text: string): boolean;
