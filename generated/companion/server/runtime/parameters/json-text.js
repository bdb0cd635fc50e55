import { NOT_ALLOWED, reachesPrototype } from "./prototype-names.js";
import { quote } from "./report.js";
/** What a JSON text holds, objects without prototypes, or what is wrong with it: nesting beyond `depth` too. */
export function readJsonText(text, depth) {
    try {
        return { value: withoutPrototype(JSON.parse(text), depth) };
    }
    catch (error) {
        return error instanceof PrototypeName
            ? { code: 'name', reason: NOT_ALLOWED }
            : { code: 'type', reason: `is not JSON: ${quote(text)}` };
    }
}
class PrototypeName extends Error {
}
function withoutPrototype(value, depth) {
    if (value === null || typeof value !== 'object')
        return value;
    if (depth === 0)
        throw new RangeError('nested too deeply');
    if (Array.isArray(value))
        return value.map((item) => withoutPrototype(item, depth - 1));
    const object = Object.create(null);
    for (const [name, member] of Object.entries(value)) {
        if (reachesPrototype(name, member))
            throw new PrototypeName();
        object[name] = withoutPrototype(member, depth - 1);
    }
    return object;
}
