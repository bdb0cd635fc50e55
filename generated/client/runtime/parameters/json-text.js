/** The value of a JSON text, objects without prototypes; undefined where it is not JSON or nested too deeply. */
export function readJsonText(text, depth) {
    try {
        return withoutPrototype(JSON.parse(text), depth);
    }
    catch {
        return undefined;
    }
}
function withoutPrototype(value, depth) {
    if (value === null || typeof value !== 'object')
        return value;
    if (depth === 0)
        throw new RangeError('nested too deeply');
    if (Array.isArray(value))
        return value.map((item) => withoutPrototype(item, depth - 1));
    const object = Object.create(null);
    for (const [name, member] of Object.entries(value))
        object[name] = withoutPrototype(member, depth - 1);
    return object;
}
//# sourceMappingURL=json-text.js.map