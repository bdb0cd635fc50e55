// Runtime of forgespec, the same for every document. Do not edit.

// validation/formats/characters

/** Codes of characters between digits. */
export const PLUS = 43;
export const MINUS = 45;
export const DOT = 46;
export const COLON = 58;
/** The number of the two digits at an index; -1 if there are not two digits. */
export function twoDigitsAt(text, index) {
    const tens = text.charCodeAt(index) - 48;
    const ones = text.charCodeAt(index + 1) - 48;
    return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}
/** The index after the digits that begin at an index. */
export function skipDigits(text, index) {
    let end = index;
    while (end < text.length && isDigit(text.charCodeAt(end)))
        end += 1;
    return end;
}
export function isHexDigit(code) {
    return isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102);
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}

// validation/formats/date

const HYPHEN = 45;
const LENGTH = 10;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** `full-date` of RFC 3339 section 5.6: `2026-02-28`, for days that exist in the calendar (section 5.7). */
export function isDate(text) {
    return text.length === LENGTH && isDateAtStart(text);
}
/** Whether a text begins with a date. */
export function isDateAtStart(text) {
    if (text.length < LENGTH)
        return false;
    const century = twoDigitsAt(text, 0);
    const year = twoDigitsAt(text, 2);
    const month = twoDigitsAt(text, 5);
    const day = twoDigitsAt(text, 8);
    if (century < 0 || year < 0 || text.charCodeAt(4) !== HYPHEN || text.charCodeAt(7) !== HYPHEN)
        return false;
    if (month < 1 || month > 12 || day < 1)
        return false;
    return day <= 28 || day <= daysInMonth(month, century * 100 + year);
}
/** @param month from 1 */
export function daysInMonth(month, year) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

// validation/formats/time

const LOWER_Z = 122;
/** `08:30:00Z`. Shorter texts are refused first: V8 gets slower once an index beyond the end of a text was read. */
const SHORTEST = 9;
const DAY_MINUTES = 1_440;
/**
 * `full-time` of RFC 3339 section 5.6: `23:59:60.5Z`, `08:30:00+02:00`. Second 60 is a leap second, which is everywhere
 * at 23:59:60 in UTC (section 5.7).
 */
export function isTime(text) {
    const time = timeFrom(text, 0);
    return time !== undefined && (time.second < 60 || isLastMinute(time));
}
/** Whether a time is within the last minute of the day in UTC. */
export function isLastMinute({ minutes, offset }) {
    return (minutes - offset + 2 * DAY_MINUTES) % DAY_MINUTES === DAY_MINUTES - 1;
}
/** The time in a text from an index to its end; undefined if there is none. */
export function timeFrom(text, start) {
    if (text.length < start + SHORTEST)
        return undefined;
    const minutes = minutesAt(text, start);
    const second = twoDigitsAt(text, start + 6);
    if (minutes < 0 || second < 0 || second > 60 || text.charCodeAt(start + 5) !== COLON)
        return undefined;
    const zone = endOfSeconds(text, start + 8);
    if (zone < 0 || zone === text.length)
        return undefined;
    const mark = text.charCodeAt(zone);
    if ((mark | 32) === LOWER_Z)
        return zone + 1 === text.length ? { minutes, second, offset: 0 } : undefined;
    if ((mark !== PLUS && mark !== MINUS) || text.length !== zone + 6)
        return undefined;
    const offset = minutesAt(text, zone + 1);
    return offset < 0 ? undefined : { minutes, second, offset: mark === MINUS ? -offset : offset };
}
/** Minutes of the day of `23:59`; -1 if there is none. */
function minutesAt(text, index) {
    const hour = twoDigitsAt(text, index);
    const minute = twoDigitsAt(text, index + 3);
    if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || text.charCodeAt(index + 2) !== COLON)
        return -1;
    return hour * 60 + minute;
}
/** The index after the fraction of the seconds; -1 for a dot without digits. */
function endOfSeconds(text, index) {
    if (text.charCodeAt(index) !== DOT)
        return index;
    const end = skipDigits(text, index + 1);
    return end === index + 1 ? -1 : end;
}

// validation/formats/date-time

const LOWER_T = 116;
const DAY = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
const HOUR = '(?:[01]\\d|2[0-3])';
/** The fast path: what it matches is a date-time. Leap days, leap seconds and long fractions need the full check. */
const common = /* @__PURE__ */ (() => new RegExp(`^\\d{4}-(?:${DAY})[Tt]${HOUR}:[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:[Zz]|[+-]${HOUR}:[0-5]\\d)$`))();
/** `date-time` of RFC 3339 section 5.6: `2026-11-21T08:30:00.123Z`, with `T` and `Z` in either case. */
export function isDateTime(text) {
    return common.test(text) || isRareDateTime(text);
}
function isRareDateTime(text) {
    if (!isDateAtStart(text) || (text.charCodeAt(10) | 32) !== LOWER_T)
        return false;
    const time = timeFrom(text, 11);
    return time !== undefined && (time.second < 60 || (isLastMinute(time) && isLastDay(text, time)));
}
/**
 * Leap seconds are at the end of a month in UTC (section 5.7), which can be the day before or after the written one.
 */
function isLastDay(text, { minutes, offset }) {
    const day = twoDigitsAt(text, 8);
    const utc = minutes - offset;
    if (utc < 0)
        return day === 1;
    const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2);
    const last = daysInMonth(twoDigitsAt(text, 5), year);
    return day === (utc < 24 * 60 ? last : last - 1);
}

// validation/formats/duration

/** Each unit may be followed only by the next smaller one. */
const TIME = 'T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)';
const DATE = '(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)';
const duration = /* @__PURE__ */ (() => new RegExp(`^P(?:${DATE}(?:${TIME})?|${TIME}|\\d+W)$`))();
/**
 * `duration` of RFC 3339 appendix A: `P1Y2M3DT4H5M6S` or `P2W`. That grammar does not allow gaps between units: one
 * hour and a second are `PT1H0M1S`.
 */
export function isDuration(text) {
    return duration.test(text);
}

// validation/formats/ipv4

const OCTET = '(?:1\\d\\d|2[0-4]\\d|25[0-5]|[1-9]?\\d)';
const PADDED_OCTET = '(?:[01]?\\d?\\d|2[0-4]\\d|25[0-5])';
const plain = /* @__PURE__ */ (() => new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`))();
const padded = /* @__PURE__ */ (() => new RegExp(`^${PADDED_OCTET}(?:\\.${PADDED_OCTET}){3}$`))();
/** Dotted decimal (RFC 2673 section 3.2): `192.168.0.1`, without leading zeros. */
export function isIpv4(text) {
    return plain.test(text);
}
/**
 * Dotted decimal with optional leading zeros, as in addresses of mailboxes (RFC 5321 section 4.1.3): `192.168.000.001`.
 */
export function isPaddedIpv4(text) {
    return padded.test(text);
}

// validation/formats/ipv6

const GROUPS = 8;
/**
 * An IPv6 address in text (RFC 4291 section 2.2): eight groups of hexadecimal digits; `::` may replace some, and dotted
 * decimal the last two.
 */
export function isIpv6(text) {
    let groups = 0;
    let index = 0;
    let isShortened = false;
    while (index < text.length) {
        if (text.charCodeAt(index) === COLON) {
            if (text.charCodeAt(index + 1) !== COLON || isShortened)
                return false;
            isShortened = true;
            index += 2;
            continue;
        }
        const end = skipGroup(text, index);
        if (text.charCodeAt(end) === DOT)
            return isComplete(groups + 2, isShortened) && isIpv4(text.slice(index));
        if (end === index)
            return false;
        groups += 1;
        if (end === text.length)
            return isComplete(groups, isShortened);
        if (text.charCodeAt(end) !== COLON)
            return false;
        index = text.charCodeAt(end + 1) === COLON ? end : end + 1;
        if (index === text.length)
            return false;
    }
    return isShortened && isComplete(groups, true);
}
function skipGroup(text, start) {
    let end = start;
    while (end - start < 4 && isHexDigit(text.charCodeAt(end)))
        end += 1;
    return end;
}
function isComplete(groups, isShortened) {
    return isShortened ? groups < GROUPS : groups === GROUPS;
}

// validation/formats/ucs

/**
 * `ucschar` of RFC 3987 section 2.2, for a class of characters with the flag `u`: the characters of IRIs outside ASCII.
 * In each plane of Unicode, the last two code points are not characters.
 */
export const UCS = '\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}' +
    '\\u{10000}-\\u{1fffd}\\u{20000}-\\u{2fffd}\\u{30000}-\\u{3fffd}\\u{40000}-\\u{4fffd}' +
    '\\u{50000}-\\u{5fffd}\\u{60000}-\\u{6fffd}\\u{70000}-\\u{7fffd}\\u{80000}-\\u{8fffd}' +
    '\\u{90000}-\\u{9fffd}\\u{a0000}-\\u{afffd}\\u{b0000}-\\u{bfffd}\\u{c0000}-\\u{cfffd}' +
    '\\u{d0000}-\\u{dfffd}\\u{e1000}-\\u{efffd}';
/** `iprivate` of the same section, which is allowed only in queries. */
export const PRIVATE = '\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}';

// validation/formats/uri

const SCHEME = '[a-zA-Z][a-zA-Z\\d+.\\-]*:';
const futureAddress = /^[vV][\da-fA-F]+\.[\w\-.~!$&'()*+,;=:]+$/;
const uri = /* @__PURE__ */ grammarOf({ more: '', queries: '', flags: '' });
const iri = /* @__PURE__ */ grammarOf({ more: UCS, queries: PRIVATE, flags: 'u' });
/** A URI (RFC 3986 section 3). */
export function isUri(text) {
    return isAbsolute(text, uri);
}
/** A URI, or a reference relative to one (RFC 3986 section 4.1), whose first segment has no colon (section 4.2). */
export function isUriReference(text) {
    return isReference(text, uri);
}
/** An IRI (RFC 3987 section 2.2). */
export function isIri(text) {
    return isAbsolute(text, iri);
}
/** An IRI, or a reference relative to one (RFC 3987 section 2.2). */
export function isIriReference(text) {
    return isReference(text, iri);
}
function isAbsolute(text, { absolute, absoluteBefore, after }) {
    return absolute.test(text) || isWithAddress(text, absoluteBefore, after);
}
function isReference(text, { absolute, relative, absoluteBefore, relativeBefore, after }) {
    return (relative.test(text) ||
        absolute.test(text) ||
        isWithAddress(text, relativeBefore, after) ||
        isWithAddress(text, absoluteBefore, after));
}
/** Whether the host is an address in brackets: `http://user@[::1]:8080/path` (RFC 3986 section 3.2.2). */
function isWithAddress(text, before, after) {
    const opening = text.indexOf('[');
    if (opening === -1)
        return false;
    const closing = text.indexOf(']', opening);
    const address = text.slice(opening + 1, closing);
    if (closing === -1 || !(isIpv6(address) || futureAddress.test(address)))
        return false;
    return before.test(text.slice(0, opening)) && after.test(text.slice(closing + 1));
}
/** RFC 3986 appendix A, with the characters that RFC 3987 adds. */
function grammarOf(given) {
    const { more, queries, flags } = given;
    const name = `\\w\\-.~!$&'()*+,;=${more}`;
    const segments = runOf(`${name}:@/`);
    const query = runOf(`${name}:@/?${queries}`);
    const fragment = runOf(`${name}:@/?`);
    const end = `(?:\\?${query})?(?:#${fragment})?$`;
    const user = `${runOf(`${name}:`)}@`;
    const host = `${runOf(name)}(?::\\d*)?`;
    // Most have no user, so the host is tried first.
    const withHost = `//(?:${host}|${user}${host})(?:/${segments})?`;
    const first = runOf(`${name}@`);
    return {
        absolute: new RegExp(`^${SCHEME}(?:${withHost}|(?!//)${segments})${end}`, flags),
        relative: new RegExp(`^(?:${withHost}|(?!//)${first}(?:/${segments})?)${end}`, flags),
        absoluteBefore: new RegExp(`^${SCHEME}//(?:${user})?$`, flags),
        relativeBefore: new RegExp(`^//(?:${user})?$`, flags),
        after: new RegExp(`^(?::\\d*)?(?:/${segments})?${end}`, flags),
    };
}
/**
 * Characters and encoded octets such as `%2F`, in a form that needs no backtracking. V8 matches pairs of characters
 * faster than single ones.
 */
function runOf(characters) {
    const plain = `(?:[${characters}]{2})*[${characters}]?`;
    return `${plain}(?:%[\\da-fA-F]{2}${plain})*`;
}

// validation/formats/uri-template

const template = /* @__PURE__ */ uriTemplate();
/** A URI template (RFC 6570 section 2): `/groups{/id}{?page,per_page:3,keys*}`. */
export function isUriTemplate(text) {
    return template.test(text);
}
function uriTemplate() {
    const encoded = '%[\\da-fA-F]{2}';
    const literals = `[!#$&(-;=?-\\[\\]_a-z~${UCS}${PRIVATE}]*`;
    const character = `(?:\\w|${encoded})`;
    const variable = `${character}+(?:\\.${character}+)*(?::[1-9]\\d{0,3}|\\*)?`;
    const expression = `\\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\\}`;
    return new RegExp(`^${literals}(?:(?:${encoded}|${expression})${literals})*$`, 'u');
}

// validation/formats/email

const ATEXT = "\\w!#$%&'*+/=?^`{|}~\\-";
const UTF8 = '\\u{80}-\\u{d7ff}\\u{e000}-\\u{10ffff}';
const general = /^[a-zA-Z\d-]*[a-zA-Z\d]:[!-Z^-~]+$/;
/** The grammar of a mailbox, with further characters besides those of ASCII. */
function mailboxWith(more, flags) {
    const atom = `[${ATEXT}${more}]+`;
    const label = `[a-zA-Z\\d${more}]+(?:-+[a-zA-Z\\d${more}]+)*`;
    const quoted = `"(?:[ !#-\\[\\]-~${more}]|\\\\[ -~])*"`;
    const local = `(?:${atom}(?:\\.${atom})*|${quoted})`;
    const withDomain = new RegExp(`^${local}@${label}(?:\\.${label})*$`, flags);
    const beforeAddress = new RegExp(`^${local}@$`, flags);
    return (text) => withDomain.test(text) || hasAddress(text, beforeAddress);
}
const isAsciiMailbox = /* @__PURE__ */ mailboxWith('', '');
const isAnyMailbox = /* @__PURE__ */ mailboxWith(UTF8, 'u');
/**
 * `Mailbox` of RFC 5321 section 4.1.2. In that grammar the domain may be a single label (`root@localhost`), the local
 * part may be quoted (`"a b"@c.d`), and an address in brackets may replace the domain (`a@[192.0.2.1]`).
 */
export function isEmail(text) {
    return isAsciiMailbox(text);
}
/** The same with all of Unicode in names (RFC 6531 section 3.3). Whether labels can be registered is not checked. */
export function isIdnEmail(text) {
    return isAnyMailbox(text);
}
/** `address-literal` (RFC 5321 section 4.1.3) after the last `@[`. */
function hasAddress(text, before) {
    const opening = text.lastIndexOf('[');
    if (opening === -1 || !text.endsWith(']') || !before.test(text.slice(0, opening)))
        return false;
    const address = text.slice(opening + 1, -1);
    if (isPaddedIpv4(address))
        return true;
    return /^ipv6:/i.test(address) ? isIpv6(address.slice('IPv6:'.length)) : general.test(address);
}

// validation/formats/hostname

const LABEL = '[a-zA-Z\\d](?:[a-zA-Z\\d-]{0,61}[a-zA-Z\\d])?';
const labels = /* @__PURE__ */ (() => new RegExp(`^${LABEL}(?:\\.${LABEL})*$`))();
const LONGEST_NAME = 253;
/** A host name (RFC 1123 section 2.1, RFC 1034 section 3.1): labels of letters, digits and inner hyphens, 63 each and 253 in all. */
export function isHostname(text) {
    return text.length <= LONGEST_NAME && labels.test(text);
}

// validation/formats/uuid

/** An octet. V8 matches a repeated pair of characters twice as fast as repeated characters. */
const HEX_OCTET = '(?:[\\da-fA-F]{2})';
const uuid = /* @__PURE__ */ (() => new RegExp(`^${HEX_OCTET}{4}-${HEX_OCTET}{2}-${HEX_OCTET}{2}-${HEX_OCTET}{2}-${HEX_OCTET}{6}$`))();
/** A UUID in text (RFC 9562 section 4), of any version and in either case. A URN of a UUID is not a UUID. */
export function isUuid(text) {
    return uuid.test(text);
}

// validation/formats/regex

/** Longer expressions are refused: for some, the engine takes 10 µs per character. */
const LONGEST_PATTERN = 20_000;
/**
 * A regular expression of ECMA-262 section 22.2.1 with the flag `u`, as JSON Schema defines patterns (2020-12 Core,
 * section 6.4): escapes without a meaning, such as `\Z` of other dialects, and stray braces are invalid.
 */
export function isRegex(text) {
    if (text.length > LONGEST_PATTERN)
        return false;
    try {
        return Boolean(new RegExp(text, 'u'));
    }
    catch {
        return false;
    }
}

// validation/formats/json-pointer

const SLASH = 47;
const ZERO = 48;
const HASH = 35;
/** A JSON Pointer (RFC 6901 section 3). */
export function isJsonPointer(text) {
    return isPointerFrom(text, 0);
}
/** A relative JSON Pointer (draft-bhutton-relative-json-pointer-00 section 3): `1/name`, `0#`, `0-1/name`. */
export function isRelativeJsonPointer(text) {
    const end = endOfInteger(text, 0);
    if (end < 0)
        return false;
    if (text.charCodeAt(end) === HASH)
        return end + 1 === text.length;
    const sign = text.charCodeAt(end);
    const start = sign === PLUS || sign === MINUS ? endOfInteger(text, end + 1) : end;
    return start >= 0 && isPointerFrom(text, start);
}
/** The index after an integer without leading zeros; -1 if there is none. */
function endOfInteger(text, index) {
    const end = skipDigits(text, index);
    return end === index || (end > index + 1 && text.charCodeAt(index) === ZERO) ? -1 : end;
}
function isPointerFrom(text, start) {
    if (start === text.length)
        return true;
    if (text.charCodeAt(start) !== SLASH)
        return false;
    for (let index = text.indexOf('~', start); index !== -1; index = text.indexOf('~', index + 1)) {
        const code = text.charCodeAt(index + 1);
        if (code !== ZERO && code !== ZERO + 1)
            return false;
    }
    return true;
}

// validation/formats/byte

const base64 = /^[A-Za-z\d+/]*={0,2}$/;
/** Base64 (RFC 4648 section 4) with padding and without line breaks. */
export function isByte(text) {
    return text.length % 4 === 0 && base64.test(text);
}

// validation/formats/integer

const HIGHEST_32 = 2_147_483_647;
const LOWEST_32 = -2_147_483_648;
const BEYOND_64 = 9_223_372_036_854_775_808;
/** A signed 32-bit integer. */
export function isInt32(value) {
    return Number.isInteger(value) && value <= HIGHEST_32 && value >= LOWEST_32;
}
/**
 * A signed 64-bit integer. Another keyword requires that a double represents it exactly. The text of the largest one,
 * 9223372036854775807, has become 2^63 before any check sees it.
 */
export function isInt64(value) {
    return Number.isInteger(value) && value <= BEYOND_64 && value >= -BEYOND_64;
}
