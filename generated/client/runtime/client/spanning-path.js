import { writePlainPath } from "./plain.js";
/** Writes a path with a value that may span segments, `{+file}` in its template: as one value for each segment. */
export function writeSpanningPath({ path = {} }, operation) {
    const single = { ...path };
    const template = operation.template.replace(/{\+(.*?)}/g, (_, name) => String(path[name] ?? '')
        .split('/')
        .map((part, index) => {
        single[`${name}/${index}`] = part;
        return `{${name}/${index}}`;
    })
        .join('/'));
    return writePlainPath({ path: single }, { ...operation, template });
}
//# sourceMappingURL=spanning-path.js.map