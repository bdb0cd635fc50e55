import { encodeForm } from "../parameters/encode-pairs.js";
/** Writes a body of `application/x-www-form-urlencoded` with the codec. */
export function writeForm(values, operation) {
    return { headers: { 'content-type': operation.contentType ?? '' }, body: writeFields(values, operation) };
}
/** The text of such a body. */
export function writeFields({ body }, { fields = [], others }) {
    return encodeForm(fields, body, others);
}
