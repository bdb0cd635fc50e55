import { writePlainPath, writeValue } from "./plain.js";
/** Writes a path with a value that may span segments, `{+file}` in its template, each of which is written as one value. */
export function writeSpanningPath(values, operation) {
    const template = operation.template.replace(/{\+(.*?)}/g, (_, name) => writeValue(name, values.path[name] ?? '')
        .split('%2F')
        // An empty segment is refused like an empty value.
        .map((part) => part || '/./')
        .join('/'));
    return writePlainPath(values, { ...operation, template });
}
//# sourceMappingURL=spanning-path.js.map