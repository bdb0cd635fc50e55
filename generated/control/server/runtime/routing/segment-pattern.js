import { literalSegment, rawSlice } from "./segment-text.js";
export function segmentPattern(segment) {
    const texts = [''];
    for (const part of segment) {
        if (part.kind === 'parameter')
            texts.push('');
        else
            texts[texts.length - 1] += literalSegment(part.text);
    }
    return { texts, weight: texts.join('').length };
}
/**
 * The values of the parameters, one character or more each, as short as the text behind them allows, as they were sent;
 * or undefined.
 */
export function matchPattern({ texts }, sent) {
    const [prefix = '', ...rest] = texts;
    const segment = sent.text;
    if (!segment.startsWith(prefix))
        return undefined;
    const values = [];
    let at = prefix.length;
    for (const [index, text] of rest.entries()) {
        const isLast = index === rest.length - 1;
        const end = isLast ? segment.length - text.length : segment.indexOf(text, at + 1);
        if (end <= at || (isLast && !segment.endsWith(text)))
            return undefined;
        values.push(rawSlice(sent, at, end));
        at = end + text.length;
    }
    return at === segment.length ? values : undefined;
}
