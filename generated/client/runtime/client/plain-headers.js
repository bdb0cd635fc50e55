import { isHeaderText } from "../parameters/header-text.js";
/** Writes header parameters of single values, and the body; null is the same as absent. Throws a TypeError for others. */
export function writePlainHeaders(values, operation) {
    const written = operation.writeBody?.(values, operation);
    const headers = { ...written?.headers };
    for (const [name, value] of Object.entries(values.header ?? {})) {
        if (value == null)
            continue;
        const text = `${value}`;
        if (Object(value) === value || !isHeaderText(text))
            throw new TypeError(`${name} cannot stand in a header.`);
        headers[name.toLowerCase()] = text;
    }
    return { ...written, headers };
}
