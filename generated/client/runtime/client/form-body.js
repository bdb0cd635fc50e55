import { encodeForm } from "../parameters/encode-pairs.js";
/** Writes a body of `application/x-www-form-urlencoded` with the codec. */
export function writeForm({ body }, { contentType = '', fields = [] }) {
    return { headers: { 'content-type': contentType }, body: encodeForm(fields, body) };
}
//# sourceMappingURL=form-body.js.map