import { consoleLog } from "./console-log.js";
import { answerFetch } from "./fetch.js";
import { defaultLimits } from "./options.js";
import { isRefusal } from "./problem.js";
/** Puts the check of signatures, and the choice of the webhook, in front of a server. All adapters take the result. */
export function createReceiver(server, receiving) {
    const answered = async (request, answer) => {
        try {
            const { path, headers } = request;
            const body = (await request.body?.read(receiving.limit ?? defaultLimits.body)) ?? new Uint8Array();
            const delivery = { path, headers, body };
            if (!(await receiving.verify(delivery)))
                return server.refuse({ status: 401, message: 'The request is not signed by the service.' });
            const checked = withBody(request, request.body === undefined ? undefined : readBody(body));
            return await answer(checked, delivery);
        }
        catch (error) {
            if (isRefusal(error))
                return server.refuse(error.problem);
            (request.log ?? receiving.log ?? consoleLog).error({ err: error }, 'A webhook could not be checked');
            return server.refuse({ status: 500, message: 'Internal Server Error' });
        }
    };
    const receiver = {
        operations: server.operations,
        basePath: server.basePath,
        credentialParameters: server.credentialParameters,
        handle: (request) => answered(request, async (checked, delivery) => {
            if (receiving.select === undefined)
                return server.handle(checked);
            const name = await receiving.select(delivery);
            if (name === undefined)
                return server.refuse({ status: 404, message: 'There is no such webhook.' });
            // A lone surrogate has no encoding.
            const text = encodeURIComponent(name.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
            const path = `${server.basePath}/${text}`;
            return server.handle(withPath(checked, path));
        }),
        call: (operation, request, rawPath) => receiving.select === undefined
            ? answered(request, (checked) => server.call(operation, checked, rawPath))
            : receiver.handle(request),
        fetch: (request) => answerFetch(receiver, request),
        refuse: (problem) => server.refuse(problem),
        preload: () => server.preload(),
    };
    return receiver;
}
/** A body that was read before. */
function readBody(bytes) {
    return {
        length: bytes.length,
        read: async () => bytes,
        async *stream() {
            yield bytes;
        },
    };
}
/** The same request; what adapters work out on demand stays so. */
function withBody(request, body) {
    const { method, path, query, headers, scheme, id, log } = request;
    return {
        method,
        path,
        query,
        headers,
        body,
        scheme,
        get signal() {
            return request.signal;
        },
        id,
        log,
    };
}
function withPath(request, path) {
    return { ...request, path };
}
