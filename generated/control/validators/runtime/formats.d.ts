// Runtime of forgespec, the same for every document. Do not edit.

// validation/formats/characters

/** Codes of characters between digits. */
export declare const PLUS = 43;
export declare const MINUS = 45;
export declare const DOT = 46;
export declare const COLON = 58;
/** The number of the two digits at an index; -1 if there are not two digits. */
export declare function twoDigitsAt(text: string, index: number): number;
/** The index after the digits that begin at an index. */
export declare function skipDigits(text: string, index: number): number;
export declare function isHexDigit(code: number): boolean;

// validation/formats/date

/** `full-date` of RFC 3339 section 5.6: `2026-02-28`, for days that exist in the calendar (section 5.7). */
export declare function isDate(text: string): boolean;
/** Whether a text begins with a date. */
export declare function isDateAtStart(text: string): boolean;
/** @param month from 1 */
export declare function daysInMonth(month: number, year: number): number;

// validation/formats/time

/** A time as it is written, in minutes of the day. */
export interface Time {
    readonly minutes: number;
    readonly second: number;
    /** What to subtract to get UTC. */
    readonly offset: number;
}
/**
 * `full-time` of RFC 3339 section 5.6: `23:59:60.5Z`, `08:30:00+02:00`. Second 60 is a leap second, which is everywhere
 * at 23:59:60 in UTC (section 5.7).
 */
export declare function isTime(text: string): boolean;
/** Whether a time is within the last minute of the day in UTC. */
export declare function isLastMinute({ minutes, offset }: Time): boolean;
/** The time in a text from an index to its end; undefined if there is none. */
export declare function timeFrom(text: string, start: number): Time | undefined;

// validation/formats/date-time

/** `date-time` of RFC 3339 section 5.6: `2026-11-21T08:30:00.123Z`, with `T` and `Z` in either case. */
export declare function isDateTime(text: string): boolean;

// validation/formats/duration

/**
 * `duration` of RFC 3339 appendix A: `P1Y2M3DT4H5M6S` or `P2W`. That grammar does not allow gaps between units: one
 * hour and a second are `PT1H0M1S`.
 */
export declare function isDuration(text: string): boolean;

// validation/formats/ipv4

/** Dotted decimal (RFC 2673 section 3.2): `192.168.0.1`, without leading zeros. */
export declare function isIpv4(text: string): boolean;
/**
 * Dotted decimal with optional leading zeros, as in addresses of mailboxes (RFC 5321 section 4.1.3): `192.168.000.001`.
 */
export declare function isPaddedIpv4(text: string): boolean;

// validation/formats/ipv6

/**
 * An IPv6 address in text (RFC 4291 section 2.2): eight groups of hexadecimal digits; `::` may replace some, and dotted
 * decimal the last two.
 */
export declare function isIpv6(text: string): boolean;

// validation/formats/ucs

/**
 * `ucschar` of RFC 3987 section 2.2, for a class of characters with the flag `u`: the characters of IRIs outside ASCII.
 * In each plane of Unicode, the last two code points are not characters.
 */
export declare const UCS: string;
/** `iprivate` of the same section, which is allowed only in queries. */
export declare const PRIVATE: string;

// validation/formats/uri

/** A URI (RFC 3986 section 3). */
export declare function isUri(text: string): boolean;
/** A URI, or a reference relative to one (RFC 3986 section 4.1), whose first segment has no colon (section 4.2). */
export declare function isUriReference(text: string): boolean;
/** An IRI (RFC 3987 section 2.2). */
export declare function isIri(text: string): boolean;
/** An IRI, or a reference relative to one (RFC 3987 section 2.2). */
export declare function isIriReference(text: string): boolean;

// validation/formats/uri-template

/** A URI template (RFC 6570 section 2): `/groups{/id}{?page,per_page:3,keys*}`. */
export declare function isUriTemplate(text: string): boolean;

// validation/formats/email

/**
 * `Mailbox` of RFC 5321 section 4.1.2. In that grammar the domain may be a single label (`root@localhost`), the local
 * part may be quoted (`"a b"@c.d`), and an address in brackets may replace the domain (`a@[192.0.2.1]`).
 */
export declare function isEmail(text: string): boolean;
/** The same with all of Unicode in names (RFC 6531 section 3.3). Whether labels can be registered is not checked. */
export declare function isIdnEmail(text: string): boolean;

// validation/formats/hostname

/** A host name (RFC 1123 section 2.1, RFC 1034 section 3.1): labels of letters, digits and inner hyphens, 63 each and 253 in all. */
export declare function isHostname(text: string): boolean;

// validation/formats/uuid

/** A UUID in text (RFC 9562 section 4), of any version and in either case. A URN of a UUID is not a UUID. */
export declare function isUuid(text: string): boolean;

// validation/formats/regex

/**
 * A regular expression of ECMA-262 section 22.2.1 with the flag `u`, as JSON Schema defines patterns (2020-12 Core,
 * section 6.4): escapes without a meaning, such as `\Z` of other dialects, and stray braces are invalid.
 */
export declare function isRegex(text: string): boolean;

// validation/formats/json-pointer

/** A JSON Pointer (RFC 6901 section 3). */
export declare function isJsonPointer(text: string): boolean;
/** A relative JSON Pointer (draft-bhutton-relative-json-pointer-00 section 3): `1/name`, `0#`, `0-1/name`. */
export declare function isRelativeJsonPointer(text: string): boolean;

// validation/formats/byte

/** Base64 (RFC 4648 section 4) with padding and without line breaks. */
export declare function isByte(text: string): boolean;

// validation/formats/integer

/** A signed 32-bit integer. */
export declare function isInt32(value: number): boolean;
/**
 * A signed 64-bit integer. Another keyword requires that a double represents it exactly. The text of the largest one,
 * 9223372036854775807, has become 2^63 before any check sees it.
 */
export declare function isInt64(value: number): boolean;

export {};
