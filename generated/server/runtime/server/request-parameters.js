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
/** Reads the parameters of one location. What is wrong with them goes to `faults`. */
export function readParameters({ descriptors, validator }, { location }, sources) {
    const { request, rawPath, faults } = sources;
    const { values, errors, unknown } = decoders[location](descriptors, request, rawPath);
    const found = decodingFaults(location, errors);
    const refused = sources.unknown === 'refuse' ? unknown.filter(({ name }) => !sources.credentials.has(name)) : [];
    faults.push(...found, ...unknownFaults(location, refused));
    if (!validator.is(values))
        faults.push(...furtherFaults(found, validationFaults(location, validator, values)));
    return values;
}
const decoders = {
    path: (descriptors, _, rawPath) => decodePath(descriptors, rawPath),
    query: (descriptors, { query }) => decodeQuery(descriptors, query),
    header: (descriptors, { headers }) => decodeHeaders(descriptors, headers.entries()),
    cookie: (descriptors, { headers }) => decodeCookies(descriptors, headers.get('cookie') ?? ''),
};
