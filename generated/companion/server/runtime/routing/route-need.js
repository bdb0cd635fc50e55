import { decodeFormPart } from "../parameters/percent.js";
/**
 * Whether a request has all that a route needs. A name without a value, `?acl`, leads to its route too, which says what is
 * missing; it must not lead to another operation.
 */
export function meetsNeeds(needs, { query, headers }) {
    return needs.every(({ in: location, name, values }) => {
        const texts = location === 'header' ? [headers.get(name)] : queryTexts(query, name);
        const sent = texts.filter((text) => text !== undefined);
        return values === undefined ? sent.length > 0 : sent.some((text) => text === '' || values.includes(text));
    });
}
/** The texts of a parameter of the query, those of its members too: `filter[a]` belongs to `filter`. */
function queryTexts(query, name) {
    return query.split('&').flatMap((pair) => {
        const equals = pair.indexOf('=');
        const found = decodeFormPart(equals === -1 ? pair : pair.slice(0, equals));
        if (pair === '' || (found !== name && !found?.startsWith(`${name}[`)))
            return [];
        return [equals === -1 ? '' : decodeFormPart(pair.slice(equals + 1))];
    });
}
