/** A UUID (RFC 4122 section 3) of any version, as it stands or as a URN. */
export declare function isUuid(text: string): boolean;
