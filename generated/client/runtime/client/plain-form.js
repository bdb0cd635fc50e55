import { writePlainQuery } from "./plain.js";
/** Writes a body of `application/x-www-form-urlencoded` whose fields are single values. */
export function writePlainForm(values, { contentType }) {
    return { headers: { 'content-type': contentType }, body: writePlainFields(values) };
}
/** The text of such a body: that of a query, without its question mark. */
export function writePlainFields({ body }) {
    return writePlainQuery({ query: body }).slice(1);
}
