import { isHeaderText } from "../parameters/header-text.js";
/** Writes header parameters of single values; null is the same as absent. Throws a TypeError for others. */
export function writePlainHeaders({ header = {} }) {
    return Object.fromEntries(Object.entries(header)
        .filter(([, value]) => value != null)
        .map(([name, value]) => {
        const text = `${value}`;
        if (Object(value) === value || !isHeaderText(text))
            throw new TypeError(`${name} cannot stand in a header.`);
        return [name.toLowerCase(), text];
    }));
}
//# sourceMappingURL=plain-headers.js.map