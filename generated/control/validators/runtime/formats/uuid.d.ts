/** A UUID in text (RFC 9562 section 4), of any version and in either case. A URN of one is no UUID. */
export declare function isUuid(text: string): boolean;
