import { splitName } from "./nested-name.js";
/** The fields of one form that nothing describes, where its schema leaves room for them. */
export class OtherFields {
    #pattern;
    #byName = new Map();
    /** All are read as `pattern` says, whatever its name. */
    constructor(pattern) {
        this.#pattern = pattern;
    }
    /** A descriptor for each name that was found, in their order. */
    get descriptors() {
        return [...this.#byName.values()];
    }
    find(name) {
        const [root, ...steps] = this.#pattern.style === 'deepObject' ? splitName(name) : [name];
        if (typeof root !== 'string' || root === '' || root === '__proto__')
            return undefined;
        const parameter = this.#byName.get(root) ?? { ...this.#pattern, name: root };
        this.#byName.set(root, parameter);
        return { parameter, steps };
    }
}
