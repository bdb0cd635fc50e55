/** An octet; V8 matches a group of two characters repeated in half the time of the characters repeated. */
const OCTET = '(?:[\\da-fA-F]{2})';
const uuid = new RegExp(`^(?:[uU][rR][nN]:[uU]{2}[iI][dD]:)?${OCTET}{4}-${OCTET}{2}-${OCTET}{2}-${OCTET}{2}-${OCTET}{6}$`);
/** A UUID (RFC 4122 section 3) of any version, as it stands or as a URN. */
export function isUuid(text) {
    return uuid.test(text);
}
//# sourceMappingURL=uuid.js.map