import { writePlainQuery } from "./plain.js";
/** Writes a body of `application/x-www-form-urlencoded` whose fields are single values. */
export function writePlainForm({ body }, { contentType }) {
    return {
        headers: { 'content-type': contentType },
        body: writePlainQuery({ query: body }),
    };
}
/** The text of such a body. */
export function writePlainFields({ body }) {
    return writePlainQuery({ query: body });
}
//# sourceMappingURL=plain-form.js.map