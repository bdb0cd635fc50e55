import { ownValue, statusKeys } from "../contract/keys.js";
import { mediaTypeKey, mediaTypeName } from "../contract/media-type.js";
/** Makes the result of a call name its media type, where its status has several. */
export function withContentType(call, { mediaTypes = {} }) {
    const { result } = call;
    return Object.assign(call, {
        async result() {
            const response = await result();
            const described = ownValue(mediaTypes, statusKeys(response.status));
            return described ? { ...response, contentType: nameOf(response.headers, described) } : response;
        },
    });
}
/** As the document has it; of a range, and of what it does not have, as it came. */
function nameOf(headers, described) {
    const sent = headers.get('content-type') ?? '';
    const key = mediaTypeKey(described, sent);
    return key === undefined || key.includes('*') ? mediaTypeName(sent) : key;
}
