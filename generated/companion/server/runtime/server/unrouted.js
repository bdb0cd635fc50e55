import { withoutBody } from "./head.js";
/**
 * The response where no operation has the method and the path: 404, or 405 with the methods of the path (RFC 9110,
 * section 15.5.6); OPTIONS gets them with 204.
 */
export function unroutedResponse(server, method, match) {
    const allow = match.kind === 'not-found' ? '' : [...new Set([...match.allow, 'OPTIONS'])].join(', ');
    if (method === 'OPTIONS' && allow !== '')
        return { status: 204, headers: { allow }, body: undefined };
    const refused = server.refuse(allow === ''
        ? { status: 404, message: 'There is nothing at this path.' }
        : { status: 405, message: `The path has only ${allow}.`, headers: { allow } });
    return method === 'HEAD' ? withoutBody(refused) : refused;
}
