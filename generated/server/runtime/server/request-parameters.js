import { decodeHeaders } from "../parameters/decode-headers.js";
import { decodeCookies } from "../parameters/decode-pairs.js";
import { decodePath } from "../parameters/decode-path.js";
import { decodingFaults, furtherFaults, unknownFaults, validationFaults } from "./faults.js";
export const parameterParts = [
    { location: 'path', member: 'path' },
    { location: 'query', member: 'query' },
    { location: 'header', member: 'headers' },
    { location: 'cookie', member: 'cookies' },
];
/** Reads the parameters of one location. What is wrong with them goes to `faults`; what was left out has its default. */
export function readParameters({ descriptors, validator, defaults }, { location }, sources) {
    const decoded = decoders[location](descriptors, sources);
    const { values, errors } = decoded;
    const found = decodingFaults(location, errors);
    if (found.length > 0)
        sources.faults.push(...found);
    if (location === 'query')
        refuseUndescribed(decoded, sources);
    if (!validator.is(values))
        sources.faults.push(...furtherFaults(found, validationFaults(location, validator, values)));
    return defaults === undefined ? values : withDefaults(values, defaults);
}
/** Refuses what stands in the query of an operation that has no parameters there. */
export function refuseUnknown(sources) {
    const decoded = sources.query.own();
    if (decoded.errors.length > 0)
        sources.faults.push(...decodingFaults('query', decoded.errors));
    refuseUndescribed(decoded, sources);
}
/** Refuses names in a query that nothing describes. */
function refuseUndescribed({ unknown }, { query, unknown: choice, faults }) {
    if (unknown.length === 0)
        return;
    const files = query.fileFaults(unknown);
    const places = new Set(files.map(({ pointer }) => pointer));
    const others = choice === 'refuse' ? unknownFaults('query', unknown) : [];
    faults.push(...files, ...others.filter(({ pointer }) => !places.has(pointer)));
}
/** Fills in what was left out. Lists and objects are copied: they are the handler's, to change as it likes. */
function withDefaults(values, defaults) {
    for (const [name, value] of defaults) {
        if (!Object.hasOwn(values, name))
            values[name] = typeof value === 'object' ? structuredClone(value) : value;
    }
    return values;
}
const decoders = {
    path: (descriptors, { rawPath }) => decodePath(descriptors, rawPath),
    query: (_, { query }) => query.own(),
    header: (descriptors, { request }) => decodeHeaders(descriptors, request.headers.entries()),
    cookie: (descriptors, { request }) => decodeCookies(descriptors, request.headers.get('cookie') ?? ''),
};
