// Runtime of forgespec, the same for every document. Do not edit.
import { headersOf } from './calls.js';

// parameters/percent

/** Percent-decoding (RFC 3986, section 2.1) as UTF-8; undefined if the text is malformed. */
export function decodePercent(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
/** The message for a text that cannot be decoded, after its name. */
export const MALFORMED_PERCENT = 'has percent-encoding that is malformed or not UTF-8';
/** Decoding of a part of a query or form, where `+` is a space (URL Standard, application/x-www-form-urlencoded). */
export function decodeFormPart(text) {
    return decodePercent(text.includes('+') ? text.replaceAll('+', ' ') : text);
}
/**
 * Percent-encodes a string, boolean, bigint or finite number, except unreserved characters (RFC 3986, section 2.3; RFC 6570,
 * section 3.2.1). Throws a TypeError with the name for other values, and for texts with a lone surrogate.
 */
export function encodeValue(name, value) {
    try {
        if (/^[sb]/.test(typeof value) || Number.isFinite(value))
            return encodeURIComponent(value)
                .replace(/\*/g, '%2A')
                .replace(/[!'()]/g, escape);
    }
    catch {
        // It has a lone surrogate, or is a symbol.
    }
    throw new TypeError(`${name} cannot be sent.`);
}
/** Encodes a text like `encodeValue`. */
export function encodePercent(text) {
    return encodeValue('A text with a lone surrogate', text);
}
/**
 * Encodes a text like `encodePercent`, except reserved characters of RFC 3986 that are data in a query (OpenAPI 3.1,
 * `allowReserved`).
 */
export function encodeReserved(text) {
    return encodePercent(text).replaceAll(/%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D)/g, (code) => decodeURIComponent(code));
}
/** Encodes characters that a path cannot contain, for the literal text of path templates, which may be encoded already. */
export function encodeLiteral(text) {
    return text.replaceAll(/[^!$%&'()*+,\-./0-9:;=@A-Z_a-z~]+/g, encodePercent);
}

// client/query

/** The pairs as the query of a URL, beginning with `?`; empty if there are none. */
export function asQuery(pairs) {
    return pairs && `?${pairs}`;
}

// client/nested-query

/**
 * Writes a query of single values, flat lists and objects of these, in the styles `ids[]=1&ids[]=2`, `topic=a,b`,
 * `not[labels]=a` and `not[labels][]=a`, with the output of the codec; null is the same as absent. Throws a TypeError for
 * values that nest deeper, or that are ambiguous.
 */
export function writeNestedQuery({ query }) {
    return asQuery(Object.entries(query)
        .flatMap(([name, value]) => {
        if (Object(value) !== value)
            return writePair(name, value);
        return Array.isArray(value) ? itemPairs(name, value) : memberPairs(name, value);
    })
        .join('&'));
}
/** A name with its value; empty if there is no value. */
function writePair(name, value) {
    return value == null ? [] : `${encodeValue(name, name)}=${encodeValue(name, value)}`;
}
function itemPairs(name, items) {
    const root = name.replace(/\[]$/, '');
    if (root !== name && items.length > 0)
        return items.flatMap((item) => writePair(name, item));
    const text = items.map((item) => encodeValue(name, item)).join();
    if ((text && text.split(/,|%2C/).length) !== (items.length || ''))
        throw new TypeError(`The items of ${name} cannot be distinguished.`);
    return `${encodeValue(name, root)}=${text}`;
}
function memberPairs(name, members) {
    const entries = Object.entries(members);
    if (entries.length === 0)
        return writePair(name, '');
    return entries.flatMap(([member, value]) => {
        if (!/^[^[\]]+$/.test(member))
            throw new TypeError(`${member} in ${name} cannot be written in brackets.`);
        const key = `${name}[${member}]`;
        if (!Array.isArray(value))
            return writePair(key, value);
        return value.length > 0 ? value.flatMap((item) => writePair(`${key}[]`, item)) : writePair(key, '');
    });
}

// client/path

/*
 * Functions that write paths, with the output of the codec. A value cannot contain an encoded dot, as its percent signs are
 * encoded.
 */
/**
 * A single value as a segment of a path. Throws a TypeError that names the parameter for missing and empty values, for
 * `.` and `..`, which clients and proxies remove (RFC 3986, section 5.2.4), and for lists and objects.
 */
export function segment({ path }, name) {
    const value = path[name];
    return encodeValue(name, /^\.{0,2}$/.test(value) ? null : value);
}
/** A value that may span segments: `/` is not encoded. Throws like `segment` for each segment. */
export function segments({ path }, name) {
    const value = path[name];
    return encodeValue(name, /(^|\/)\.{0,2}(\/|$)/.test(value) ? null : value).replaceAll('%2F', '/');
}
/** A single value in a segment with other text, such as `archive.{format}`, where it may be dots. Throws like `segment`. */
export function segmentPart({ path }, name) {
    const value = path[name];
    return encodeValue(name, /^$/.test(value) ? null : value);
}

// client/plain

/**
 * Writes a query of single values, and of lists with a pair for each item: `ids[]=1&ids[]=2`, `topic=a&topic=b`. It has the
 * output of the codec, with a tenth of its code; null is the same as absent. Throws a TypeError for objects and nested
 * lists.
 */
export function writePlainQuery({ query }) {
    let text = '';
    for (const [name, value] of Object.entries(query)) {
        const items = [value].flat();
        // An empty list is absent, unless its name has brackets.
        const key = items.length > 0 ? name : name.replace(/\[]$/, '');
        for (const item of key === name ? items : [''])
            if (item != null)
                text += (text ? '&' : '?') + encodeValue(name, key) + '=' + encodeValue(name, item);
    }
    return text;
}

// parameters/header-text

/** Whether a text can be the value of a header: visible ASCII and inner spaces (RFC 9110, section 5.5). */
export function isHeaderText(text) {
    return /^(?!\s|.*\s$)[\t -~]*$/.test(text);
}

// client/plain-headers

/**
 * Writes header parameters that are single values, and the body; null is the same as absent. Throws a TypeError for lists
 * and objects, and for texts that a header cannot contain.
 */
export function writePlainHeaders(values, operation) {
    const written = operation.writeBody?.(values, operation);
    const headers = {};
    for (const [name, value] of Object.entries(values.header))
        if (value != null) {
            // Only for its error, as headers are not percent-encoded.
            encodeValue(name, isHeaderText(value) ? value : null);
            headers[name] = value;
        }
    return { ...written, headers: { ...written?.headers, ...headersOf(headers) } };
}

// contract/json-text

/**
 * A value as JSON. Unlike `JSON.stringify`, it accepts bigints, which stand for integers that a double cannot hold,
 * and writes all their digits. For bigints it needs Node 21 or a browser of 2025; elsewhere they throw a TypeError.
 */
export function jsonText(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent);
    }
    catch {
        // A replacer for every value would make this several times slower, and almost no value has a bigint.
        const write = (_name, each) => typeof each === 'bigint' ? (JSON.rawJSON?.(each) ?? each) : each;
        return JSON.stringify(value, write, indent);
    }
}
