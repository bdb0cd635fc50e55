import { pairWithValues, sending } from "./encode-pairs.js";
import { joinText, readableList, scalarText } from "./joined-text.js";
import { isList } from "./nested-pairs.js";
import { encodeLiteral, encodePercent } from "./percent.js";
import { isStructured } from "./value-type.js";
/**
 * Encodes a path, beginning with `/`. A `/` in a value becomes `%2F`, except in `multi` parameters. Throws a
 * TypeError for a missing or empty value, and for segments that come out as `.` or `..`, which clients and proxies
 * remove (RFC 3986, section 5.2.4).
 */
export function encodePath(path) {
    const texts = new Map();
    const multi = new Set(path.segments.flat().flatMap((part) => (part.kind === 'parameter' && part.multi ? [part.name] : [])));
    for (const [parameter, value] of pairWithValues(path.parameters, path.values)) {
        const pieces = multi.has(parameter.name) && typeof value === 'string' ? value.split('/') : [value];
        texts.set(parameter.name, sending(parameter, () => pieces.map((piece) => encodePiece(parameter, piece))));
    }
    return path.segments.map((segment) => `/${encodeSegment(segment, texts)}`).join('');
}
function encodeSegment(segment, texts) {
    const text = segment
        .map((part) => {
        if (part.kind === 'literal')
            return encodeLiteral(part.text);
        const pieces = texts.get(part.name);
        if (pieces === undefined)
            throw new TypeError(`${part.name}: a path parameter needs a value.`);
        return pieces.join('/');
    })
        .join('');
    if (text.split('/').some(isDots))
        throw new TypeError(`A path cannot hold the segment ${JSON.stringify(text)}.`);
    return text;
}
/** Clients take an encoded dot for a dot here (URL Standard, double-dot URL path segment). */
function isDots(segment) {
    return /^(?:\.|%2E){1,2}$/i.test(segment);
}
function encodePiece(parameter, value) {
    const text = encodeStyled(parameter, value);
    if (text === '')
        throw new TypeError('an empty value would leave a gap in the path.');
    return text;
}
function encodeStyled({ name, style, explode, type }, value) {
    if (type.kind === 'json')
        return encodePercent(JSON.stringify(value));
    const join = (joint, encode = encodePercent) => joinText(value, { ...joint, encode });
    if (style === 'label') {
        // RFC 6570 writes dots as they are. They are encoded where they would be read as separators.
        const hasSeparators = explode && isStructured(type);
        const encode = (part) => hasSeparators ? encodePercent(part).replaceAll('.', '%2E') : encodePercent(part);
        return `.${join({ separator: explode ? '.' : ',', keyed: explode }, encode)}`;
    }
    if (style !== 'matrix')
        return join({ separator: ',', keyed: explode });
    if (!explode || value === null || typeof value !== 'object')
        return matrixPair(name, join({ separator: ',', keyed: false }));
    if (!isList(value)) {
        const pairs = Object.entries(value).map(([key, member]) => matrixPair(key, encodePercent(scalarText(member))));
        return pairs.length === 0 ? ';' : pairs.join('');
    }
    if (value.length === 0)
        return matrixPair(name, '');
    return readableList(value)
        .map((item) => matrixPair(name, encodePercent(scalarText(item))))
        .join('');
}
/** `;name=text`; an empty text behind a name has no equals sign (RFC 6570, section 3.2.7). */
function matrixPair(name, encoded) {
    return `;${encodePercent(name)}${encoded === '' && name !== '' ? '' : `=${encoded}`}`;
}
