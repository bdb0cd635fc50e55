/** A JSON Pointer (RFC 6901 section 3). */
export declare function isJsonPointer(text: string): boolean;
/** A relative JSON Pointer (draft-handrews-relative-json-pointer-01 section 3): `1/name`, `0#`. */
export declare function isRelativeJsonPointer(text: string): boolean;
