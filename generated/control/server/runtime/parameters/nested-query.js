import { queryLimits } from "./limits.js";
import { depthOf, splitName } from "./nested-name.js";
import { insert, plainValue } from "./nested-tree.js";
import { querySyntax, splitPairs } from "./pairs.js";
import { decodeFormPart, MALFORMED_PERCENT } from "./percent.js";
import { NOT_ALLOWED, removePrototypeNames } from "./prototype-names.js";
/**
 * Reads a query with nested names by its shape alone, as Rack's `parse_nested_query`; every value is a string, or
 * null without `=`. Where Rack stops at the first error, the other pairs are read here as well. Rack lets
 * percent-encoding through that is not UTF-8; here it is an error.
 */
export function parseNestedQuery(text, limits = queryLimits) {
    const { pairs, errors: pairErrors } = splitPairs(text, querySyntax, limits);
    const errors = [...pairErrors];
    const root = new Map();
    for (const { name, raw } of pairs) {
        const fail = (code, message) => errors.push({ parameter: name, in: 'query', pointer: '', code, message });
        const value = raw === null ? null : decodeFormPart(raw);
        const steps = splitName(name);
        if (value === undefined)
            fail('encoding', `the value ${MALFORMED_PERCENT}`);
        else if (depthOf(steps) > limits.depth)
            fail('too-deep', `nested more than ${limits.depth} levels deep`);
        else {
            const conflict = insert(root, steps, value);
            if (conflict !== undefined)
                fail('conflict', `${conflict.name} is used in two shapes`);
        }
    }
    removePrototypeNames(root, '', (pointer) => errors.push({ parameter: '', in: 'query', pointer, code: 'name', message: NOT_ALLOWED }));
    return { values: plainValue(root), errors };
}
