/** A JSON Pointer (RFC 6901 section 3). */
export declare function isJsonPointer(text: string): boolean;
/** A relative JSON Pointer (draft-bhutton-relative-json-pointer-00 section 3): `1/name`, `0#`, `0-1/name`. */
export declare function isRelativeJsonPointer(text: string): boolean;
