// Runtime of forgespec, the same for every document. Do not edit.
import type { Operation, Values, Written } from './calls.js';

// parameters/percent

/** Percent-decoding (RFC 3986, section 2.1) as UTF-8; undefined where the text is malformed. */
export declare function decodePercent(text: string): string | undefined;
/** What is wrong with a text that cannot be decoded, to be read behind its name. */
export declare const MALFORMED_PERCENT = "has percent-encoding that is malformed or not UTF-8";
/** Decoding of a part of a query or form, where `+` is a space (URL Standard, application/x-www-form-urlencoded). */
export declare function decodeFormPart(text: string): string | undefined;
/**
 * The text of a single value, in which everything is encoded but unreserved characters (RFC 3986, section 2.3; RFC 6570,
 * section 3.2.1). Throws a TypeError, naming the value, for what no text stands for: lists and objects, null and numbers
 * that are not finite, for which JSON has `null`, and texts with a lone surrogate, which no UTF-8 can hold.
 */
export declare function encodeValue(name: string, value: unknown): string;
/** Encodes a text like `encodeValue`. */
export declare function encodePercent(text: string): string;
/**
 * Encodes what would end or change a query part, and leaves the other reserved characters of RFC 3986 as they are
 * (OpenAPI 3.1, `allowReserved`). A percent sign is encoded, so that decoding gives the text back.
 */
export declare function encodeReserved(text: string): string;
/** Encodes characters that a path cannot hold and leaves encoded ones alone: for literal text of path templates. */
export declare function encodeLiteral(text: string): string;

// client/query

/** What pairs are behind a path; nothing where there are none. */
export declare function asQuery(pairs: string): string;

// client/nested-query

/**
 * Writes a query of single values, flat lists, and objects of such, whose names show how they are written:
 * `ids[]=1&ids[]=2`, `topic=a,b`, `not[labels]=a` and `not[labels][]=a`. What it writes is what the codec writes; null is the same as absent. Throws a TypeError
 * for values that nest deeper, and for what would be ambiguous when it is read.
 */
export declare function writeNestedQuery({ query }: Values): string;

// client/path

/**
 * A single value as a segment of a path. Throws a TypeError, naming the parameter, for missing and empty values, for `.`
 * and `..`, which clients and proxies remove (RFC 3986, section 5.2.4), and for what is no single value.
 */
export declare function segment({ path }: Values, name: string): string;
/** A value that may span segments: `/` stays as it is, and what it parts is written like single values. */
export declare function segments(values: Values, name: string): string;
/** A single value beside other text of its segment, `archive.{format}`, where dots do no harm. Throws like `segment`. */
export declare function segmentPart({ path }: Values, name: string): string;

// client/plain

/** Writes a query of single values; null is the same as absent. Throws a TypeError for others. */
export declare function writePlainQuery({ query }: Values): string;

// parameters/header-text

/** Whether a text can be the value of a header: visible ASCII and inner spaces (RFC 9110, section 5.5). */
export declare function isHeaderText(text: string): boolean;

// client/plain-headers

/** Writes header parameters of single values, and the body; null is the same as absent. Throws a TypeError for others. */
export declare function writePlainHeaders(values: Values, operation: Operation): Written;

export {};
