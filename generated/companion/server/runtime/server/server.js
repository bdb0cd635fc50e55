import { createRouter } from "../routing/router.js";
import { authenticate } from "./authentication.js";
import { proceed, settle } from "./awaitable.js";
import { Call } from "./call.js";
import { consoleLog } from "./console-log.js";
import { answerFetch } from "./fetch.js";
import { checkFraming } from "./framing.js";
import { withoutBody } from "./head.js";
import { LoadedOperations } from "./loaded-operations.js";
import { routesOf } from "./route-of.js";
import { defaultLimits } from "./options.js";
import { defaultErrorBody, isRefusal, problemResponse, Refusal, } from "./problem.js";
import { receive } from "./receive.js";
import { violations, writeResponse } from "./response.js";
import { unroutedResponse } from "./unrouted.js";
export function createApiServer(parts) {
    return new Server(parts);
}
class Server {
    operations;
    basePath;
    credentialParameters;
    #authorizes;
    #router;
    #security;
    #reception;
    #settings;
    #errorBody;
    #validation;
    #loaded;
    constructor(parts) {
        const { options } = parts;
        this.#authorizes = options.authorize;
        const scalars = options.scalars ?? 'exact';
        this.#loaded = new LoadedOperations(parts, scalars);
        this.operations = Object.values(parts.operations);
        this.basePath = (options.basePath ?? parts.basePath).replace(/\/+$/, '');
        this.#router = createRouter(routesOf(this.operations), {
            basePath: this.basePath,
            trailingSlash: 'ignore',
        });
        this.#security = { schemes: parts.securitySchemes, authenticate: options.authenticate ?? {} };
        this.#errorBody = options.errorBody ?? defaultErrorBody;
        this.#validation = options.validateResponses ?? 'always';
        this.credentialParameters = credentialParameters(parts.securitySchemes);
        this.#reception = {
            limits: { ...defaultLimits, ...options.limits },
            unknownParameters: options.unknownParameters ?? 'refuse',
            scalars,
            credentials: this.credentialParameters,
        };
        this.#settings = {
            app: options.app,
            credentials: this.credentialParameters,
            publicUrl: options.publicUrl,
            log: options.log ?? consoleLog,
            requestId: options.requestId ?? (() => crypto.randomUUID()),
        };
    }
    handle(request) {
        const match = this.#router(request.method, request.path, request);
        if (match.kind === 'found')
            return this.call(match.operation, request, match.parameters);
        return unroutedResponse(this, request.method, match);
    }
    call({ name }, request, rawPath) {
        const operation = this.#loaded.named(name);
        const call = new Call(operation, request, { rawPath, settings: this.#settings });
        return settle(() => this.#answer(call), (response) => this.#finished(call, response), (error) => this.#finished(call, this.#failure(call, error)));
    }
    fetch(request) {
        return answerFetch(this, request);
    }
    refuse(problem, operation) {
        return problemResponse({ faults: [], headers: {}, ...problem }, this.#errorBody, operation);
    }
    async preload() {
        await Promise.all(this.operations.map((operation) => this.#loaded.load(operation)));
    }
    /** The order in which a request is looked into: who, whether, how much, of which type, and only then what. */
    #answer(call) {
        checkFraming(call.request);
        return proceed(this.#loaded.load(call.operation), (loaded) => proceed(this.#admit(call), () => this.#perform(call, loaded)));
    }
    /** Finds out who calls, and whether they may. */
    #admit(call) {
        const isOpen = call.operation.security.length === 0 && this.#authorizes === undefined;
        return isOpen ? undefined : this.#checkCaller(call);
    }
    async #checkCaller(call) {
        const { operation, request } = call;
        if (operation.security.length > 0) {
            call.principal = await authenticate(this.#security, operation.security, { request, unparsed: call });
        }
        if (this.#authorizes !== undefined)
            await this.#authorize(call, this.#authorizes);
    }
    async #authorize(call, authorizes) {
        if (await authorizes(call.principal, call.operation.extensions, call))
            return;
        throw new Refusal({ status: 403, message: 'The caller may not do this.' });
    }
    #perform(call, loaded) {
        const { path, query } = call.request;
        const { url } = this.#reception.limits;
        if (path.length + query.length > url) {
            throw new Refusal({ status: 414, message: `The address is longer than ${url} characters.` });
        }
        return receive(call, loaded.contract, this.#reception, (received) => proceed(loaded.handler(received, call), (response) => this.#send(call, loaded, response)));
    }
    #send(call, { responses }, response) {
        const rules = responses.find(response.status);
        const found = this.#isChecked() ? violations(response, rules) : [];
        if (found.length > 0) {
            const { operation, requestId } = call;
            const fields = { requestId, operation: operation.id, status: response.status, violations: found };
            call.log.error(fields, 'The response is not as the document says');
            if (this.#validation === 'always')
                return this.#unexplained(call);
        }
        return writeResponse(response, rules);
    }
    #finished(call, response) {
        if (call.request.method === 'HEAD')
            return withoutBody(response);
        const { body } = response;
        if (typeof body !== 'object' || body instanceof Uint8Array)
            return response;
        return { ...response, body: this.#watched(call, body) };
    }
    #isChecked() {
        if (typeof this.#validation === 'string')
            return this.#validation === 'always';
        return Math.random() < this.#validation.sampled;
    }
    /** A stream whose end before its time stands in the log: the status is sent by then, so that no response can tell. */
    async *#watched({ operation, requestId, log, signal }, body) {
        try {
            yield* body;
        }
        catch (error) {
            if (!signal.aborted)
                log.error({ requestId, operation: operation.id, err: error }, 'The body of the response broke off');
            throw error;
        }
    }
    #failure(call, error) {
        const { operation, requestId } = call;
        if (isRefusal(error))
            return this.refuse(error.problem, operation);
        if (call.signal.aborted) {
            call.log.info({ requestId, operation: operation.id }, 'The caller went away');
        }
        else {
            call.log.error({ requestId, operation: operation.id, err: error }, 'The handler failed');
        }
        return this.#unexplained(call);
    }
    #unexplained({ operation, requestId }) {
        const headers = { 'x-request-id': requestId };
        return this.refuse({ status: 500, message: 'Internal Server Error', requestId, headers }, operation);
    }
}
function credentialParameters(schemes) {
    const names = Object.values(schemes).map((scheme) => scheme.type === 'apiKey' && scheme.in === 'query' ? scheme.name : undefined);
    return new Set(names.filter((name) => name !== undefined));
}
