import { mediaTypeKey } from "../contract/media-type.js";
/**
 * Writes a body in the media type that the caller chooses; in the first unless one is given. Throws a TypeError for one
 * that the document does not have.
 */
export function writeChosen(values, operation) {
    const contents = operation.contents;
    const contentType = values.contentType ?? operation.contentType;
    const key = mediaTypeKey(Object.keys(contents), contentType);
    const content = key === undefined ? undefined : contents[key];
    if (content === undefined)
        throw new TypeError(`The body cannot be sent as ${contentType}.`);
    return content.write(values, { ...operation, ...content, contentType });
}
