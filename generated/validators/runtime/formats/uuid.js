/** An octet; V8 matches a group of two characters repeated in half the time of the characters repeated. */
const OCTET = '(?:[\\da-fA-F]{2})';
const uuid = new RegExp(`^${OCTET}{4}-${OCTET}{2}-${OCTET}{2}-${OCTET}{2}-${OCTET}{6}$`);
/** A UUID in text (RFC 9562 section 4), of any version and in either case. A URN of one is no UUID. */
export function isUuid(text) {
    return uuid.test(text);
}
