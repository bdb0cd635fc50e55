import { isFile, writeMultipart } from "./multipart-body.js";
import { writeJson } from "./json-body.js";
/** Writes a body with files as a form, and one without as JSON, which keeps the types of its values. */
export function writeFilesOrJson(values, operation) {
    const members = Object.values(Object(values.body));
    if (members.flat().some(isFile))
        return writeMultipart(values, operation);
    return writeJson(values, { ...operation, contentType: 'application/json' });
}
