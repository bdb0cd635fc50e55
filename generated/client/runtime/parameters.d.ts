// Runtime of forgespec, the same for every document. Do not edit.
import type { Operation, Values, Written } from './calls.js';

// parameters/percent

/** Percent-decoding (RFC 3986, section 2.1) as UTF-8; undefined if the text is malformed. */
export declare function decodePercent(text: string): string | undefined;
/** The message for a text that cannot be decoded, after its name. */
export declare const MALFORMED_PERCENT = "has percent-encoding that is malformed or not UTF-8";
/** Decoding of a part of a query or form, where `+` is a space (URL Standard, application/x-www-form-urlencoded). */
export declare function decodeFormPart(text: string): string | undefined;
/**
 * Percent-encodes a string, boolean, bigint or finite number, except unreserved characters (RFC 3986, section 2.3; RFC 6570,
 * section 3.2.1). Throws a TypeError with the name for other values, and for texts with a lone surrogate.
 */
export declare function encodeValue(name: string, value: unknown): string;
/** Encodes a text like `encodeValue`. */
export declare function encodePercent(text: string): string;
/**
 * Encodes a text like `encodePercent`, except reserved characters of RFC 3986 that are data in a query (OpenAPI 3.1,
 * `allowReserved`).
 */
export declare function encodeReserved(text: string): string;
/** Encodes characters that a path cannot contain, for the literal text of path templates, which may be encoded already. */
export declare function encodeLiteral(text: string): string;

// client/query

/** The pairs as the query of a URL, beginning with `?`; empty if there are none. */
export declare function asQuery(pairs: string): string;

// client/nested-query

/**
 * Writes a query of single values, flat lists and objects of these, in the styles `ids[]=1&ids[]=2`, `topic=a,b`,
 * `not[labels]=a` and `not[labels][]=a`, with the output of the codec; null is the same as absent. Throws a TypeError for
 * values that nest deeper, or that are ambiguous.
 */
export declare function writeNestedQuery({ query }: Values): string;

// client/path

/**
 * A single value as a segment of a path. Throws a TypeError that names the parameter for missing and empty values, for
 * `.` and `..`, which clients and proxies remove (RFC 3986, section 5.2.4), and for lists and objects.
 */
export declare function segment({ path }: Values, name: string): string;
/** A value that may span segments: `/` is not encoded. Throws like `segment` for each segment. */
export declare function segments({ path }: Values, name: string): string;
/** A single value in a segment with other text, such as `archive.{format}`, where it may be dots. Throws like `segment`. */
export declare function segmentPart({ path }: Values, name: string): string;

// client/plain

/**
 * Writes a query of single values, and of lists with a pair for each item: `ids[]=1&ids[]=2`, `topic=a&topic=b`. It has the
 * output of the codec, with a tenth of its code; null is the same as absent. Throws a TypeError for objects and nested
 * lists.
 */
export declare function writePlainQuery({ query }: Values): string;

// parameters/header-text

/** Whether a text can be the value of a header: visible ASCII and inner spaces (RFC 9110, section 5.5). */
export declare function isHeaderText(text: string): boolean;

// client/plain-headers

/**
 * Writes header parameters that are single values, and the body; null is the same as absent. Throws a TypeError for lists
 * and objects, and for texts that a header cannot contain.
 */
export declare function writePlainHeaders(values: Values, operation: Operation): Written;

// contract/json-text

/**
 * A value as JSON. Unlike `JSON.stringify`, it accepts bigints, which stand for integers that a double cannot hold,
 * and writes all their digits. For bigints it needs Node 21 or a browser of 2025; elsewhere they throw a TypeError.
 */
export declare function jsonText(value: unknown, indent?: number): string;

export {};
