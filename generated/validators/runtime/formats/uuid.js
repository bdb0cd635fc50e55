const uuid = /^(?:[uU][rR][nN]:[uU]{2}[iI][dD]:)?[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/;
/** A UUID (RFC 4122 section 3) of any version, as it stands or as a URN. */
export function isUuid(text) {
    return uuid.test(text);
}
