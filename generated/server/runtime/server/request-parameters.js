import { decodeHeaders } from "../parameters/decode-headers.js";
import { decodeCookies, decodeQuery } from "../parameters/decode-pairs.js";
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
    const { request, rawPath, faults } = sources;
    const { values, errors, unknown } = decoders[location](descriptors, request, rawPath);
    const found = decodingFaults(location, errors);
    const refused = sources.unknown === 'refuse' ? unknown.filter(({ name }) => !sources.credentials.has(name)) : [];
    faults.push(...found, ...unknownFaults(location, refused));
    if (!validator.is(values))
        faults.push(...furtherFaults(found, validationFaults(location, validator, values)));
    return defaults === undefined ? values : withDefaults(values, defaults);
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
    path: (descriptors, _, rawPath) => decodePath(descriptors, rawPath),
    query: (descriptors, { query }) => decodeQuery(descriptors, query),
    header: (descriptors, { headers }) => decodeHeaders(descriptors, headers.entries()),
    cookie: (descriptors, { headers }) => decodeCookies(descriptors, headers.get('cookie') ?? ''),
};
//# sourceMappingURL=request-parameters.js.map