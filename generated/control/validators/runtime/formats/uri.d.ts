/** A URI (RFC 3986 section 3). */
export declare function isUri(text: string): boolean;
/** A URI, or a reference relative to one (RFC 3986 section 4.1), whose first segment has no colon (section 4.2). */
export declare function isUriReference(text: string): boolean;
/** An IRI (RFC 3987 section 2.2). */
export declare function isIri(text: string): boolean;
/** An IRI, or a reference relative to one (RFC 3987 section 2.2). */
export declare function isIriReference(text: string): boolean;
