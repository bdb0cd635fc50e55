import { decodeQuery } from "./decode-pairs.js";
import { queryLimits } from "./limits.js";
import { splitName } from "./nested-name.js";
import { querySyntax, splitPairs } from "./pairs.js";
/**
 * Reads a query in which the members of a body may stand beside the parameters of the operation. A name that both have
 * is the parameter's. Members are never required here, as the body may hold them; names of `credentials` are none.
 */
export function splitQuery(query, own, given) {
    const descriptors = descriptorsFor(own, given.fields);
    const { values, errors, unknown } = decodeQuery(descriptors, query, queryLimits, given.others);
    const ownNames = new Set(own.map(({ name }) => name));
    // What is wrong with the text as a whole has no place among the values.
    const isOwn = ({ pointer, parameter }) => pointer === '' || ownNames.has(parameter);
    const [ownValues, memberValues] = [empty(), empty()];
    for (const [name, value] of Object.entries(values)) {
        if (ownNames.has(name))
            ownValues[name] = value;
        else if (!given.credentials.has(name))
            memberValues[name] = value;
    }
    return {
        own: { values: ownValues, errors: errors.filter(isOwn), unknown },
        members: {
            values: memberValues,
            errors: errors.filter((error) => !isOwn(error) && !given.credentials.has(error.parameter)),
        },
    };
}
/** The pairs of a query that make up values, decoded; null stands without `=`. */
export function pairsOf(query, values) {
    const roots = new Set(Object.keys(values).map(rootOf));
    return splitPairs(query, querySyntax, queryLimits).pairs.flatMap(({ name, raw }) => roots.has(rootOf(name)) ? [[name, raw === null ? null : (querySyntax.decode(raw) ?? raw)]] : []);
}
/** The first name that a name on the wire spells: `variables` of `variables[][key]`. */
export function rootOf(name) {
    return String(splitName(name)[0] ?? '');
}
/** Of a member that the values of a query and of a body share the body's counts. */
export function mergeMembers(query, body) {
    return Object.assign(Object.create(null), query, body);
}
/** Whether an error says that something is missing that the query holds. */
export function isInQuery({ code, parameter }, query) {
    return code === 'missing' && Object.hasOwn(query, parameter);
}
const lists = new WeakMap();
/** Made once for two lists, as an index is made for each list. */
function descriptorsFor(own, fields) {
    const known = lists.get(own) ?? new WeakMap();
    lists.set(own, known);
    const found = known.get(fields);
    if (found !== undefined)
        return found;
    const taken = new Set(own.map(({ name }) => rootOf(name)));
    const members = fields
        .filter(({ name }) => !taken.has(rootOf(name)))
        .map((field) => ({ ...field, in: 'query', required: false }));
    const made = [...own, ...members];
    known.set(fields, made);
    return made;
}
function empty() {
    return Object.create(null);
}
