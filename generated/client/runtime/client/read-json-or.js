import { readJson } from "./exchange.js";
import { readStream } from "./read-stream.js";
import { textOf } from "./text.js";
/** Reads what says that it is JSON, and leaves everything else to the caller as a stream. */
export function readJsonOrStream(response, request) {
    return isJson(response) ? readJson(response, request) : readStream(response, request);
}
/** Reads what says that it is JSON, and everything else as text. */
export function readJsonOrText(response, request) {
    return isJson(response) ? readJson(response, request) : textOf(response, request);
}
function isJson({ headers }) {
    return /^[^;]*[/+]json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}
