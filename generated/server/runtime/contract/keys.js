/** Where a status may be described: itself, its range, `default`; the first that there is counts (OpenAPI 3.1, Responses Object). */
export function statusKeys(status) {
    return [String(status), `${String(status).charAt(0)}XX`, 'default'];
}
/** The first of the keys that a record has. Keys come from requests and responses: what is inherited does not count. */
export function ownKey(record, keys) {
    return keys.find((key) => Object.hasOwn(record, key));
}
/** What a record holds under the first of the keys that it has. */
export function ownValue(record, keys) {
    const key = ownKey(record, keys);
    return key === undefined ? undefined : record[key];
}
