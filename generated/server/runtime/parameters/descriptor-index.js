import { append, splitName } from "./nested-name.js";
import { isSpread, objectOf } from "./value-type.js";
/** Finds parameters by names on the wire. Made once for a list of descriptors. */
export class DescriptorIndex {
    #exact = new Map();
    #root = { entry: undefined, branches: new Map() };
    #rest;
    constructor(parameters) {
        for (const parameter of parameters) {
            const object = isSpread(parameter) ? objectOf(parameter.type) : undefined;
            if (object === undefined)
                this.#add(parameter.name, { parameter, member: [] });
            else
                for (const name of Object.keys(object.properties))
                    this.#add(name, { parameter, member: [name] });
            if (object !== undefined && object.additional !== false)
                this.#rest ??= parameter;
        }
    }
    /** The parameter of that very name, otherwise the one with the longest name that leads to it: `not` for `not[a]`. */
    find(name) {
        const exact = this.#exact.get(name);
        if (exact !== undefined)
            return exact;
        const steps = splitName(name);
        let branch = this.#root;
        let match;
        for (let at = 0; at < steps.length; at += 1) {
            branch = branch.branches.get(steps[at] ?? '');
            if (branch === undefined)
                break;
            if (branch.entry !== undefined)
                match = matchOf(branch.entry, steps.slice(at + 1));
        }
        return (match ?? (this.#rest === undefined || steps.length === 0 ? undefined : { parameter: this.#rest, steps }));
    }
    #add(name, entry) {
        const path = pathOf(name);
        if (!this.#exact.has(name))
            this.#exact.set(name, matchOf(entry, splitName(name).slice(path.length)));
        let branch = this.#root;
        for (const step of path) {
            const next = branch.branches.get(step) ?? { entry: undefined, branches: new Map() };
            branch.branches.set(step, next);
            branch = next;
        }
        branch.entry ??= entry;
    }
}
function matchOf({ parameter, member }, steps) {
    return { parameter, steps: [...member, ...steps] };
}
/** The steps of a name up to the brackets that only say that it is a list: `ids[]` and `ids` lead to the same. */
function pathOf(name) {
    const steps = splitName(name);
    return steps.at(-1) === append ? steps.slice(0, -1) : steps;
}
