import { createRouter } from "../routing/router.js";
import { authenticate } from "./authentication.js";
import { Call } from "./call.js";
import { consoleLog } from "./console-log.js";
import { answerFetch } from "./fetch.js";
import { defaultLimits } from "./options.js";
import { defaultErrorBody, problemResponse, Refusal, } from "./problem.js";
import { readBody } from "./request-body.js";
import { parameterParts, readParameters } from "./request-parameters.js";
import { Responses, violations, writeResponse } from "./response.js";
export function createApiServer(parts) {
    return new Server(parts);
}
class Server {
    operations;
    basePath;
    credentialParameters;
    #parts;
    #router;
    #security;
    #limits;
    #settings;
    #errorBody;
    #validation;
    #loaded = new Map();
    constructor(parts) {
        const { options } = parts;
        this.#parts = parts;
        this.operations = Object.values(parts.operations);
        this.basePath = (options.basePath ?? parts.basePath).replace(/\/+$/, '');
        this.#router = createRouter(routesOf(this.operations), {
            basePath: this.basePath,
            trailingSlash: 'ignore',
        });
        this.#security = { schemes: parts.securitySchemes, authenticate: options.authenticate ?? {} };
        this.#limits = { ...defaultLimits, ...options.limits };
        this.#errorBody = options.errorBody ?? defaultErrorBody;
        this.#validation = options.validateResponses ?? 'always';
        this.credentialParameters = credentialParameters(parts.securitySchemes);
        this.#settings = {
            credentials: this.credentialParameters,
            publicUrl: options.publicUrl,
            log: options.log ?? consoleLog,
            requestId: options.requestId ?? (() => crypto.randomUUID()),
        };
    }
    async handle(request) {
        const match = this.#router(request.method, request.path);
        if (match.kind === 'found')
            return this.call(match.operation, request, match.parameters);
        if (match.kind === 'not-found')
            return this.refuse(notFound);
        const allow = [...new Set([...match.allow, 'OPTIONS'])].join(', ');
        if (request.method === 'OPTIONS')
            return { status: 204, headers: { allow }, body: undefined };
        return this.refuse({ status: 405, message: `The path has only ${allow}.`, headers: { allow } });
    }
    async call({ name }, request, rawPath) {
        const operation = this.#operation(name);
        const call = new Call(operation, request, { rawPath, settings: this.#settings });
        let response;
        try {
            response = await this.#answer(call);
        }
        catch (error) {
            response = this.#failure(call, error);
        }
        return request.method === 'HEAD' ? withoutBody(response) : response;
    }
    fetch(request) {
        return answerFetch(this, request);
    }
    refuse(problem) {
        return problemResponse({ faults: [], headers: {}, ...problem }, this.#errorBody);
    }
    async preload() {
        await Promise.all(this.operations.map((operation) => this.#load(operation)));
    }
    /** The order in which a request is looked into: who, whether, how much, of which type, and only then what. */
    async #answer(call) {
        const { operation, request } = call;
        const loaded = this.#loaded.get(operation.name) ?? (await this.#load(operation));
        if (operation.security.length > 0) {
            call.principal = await authenticate(this.#security, operation.security, { request, unparsed: call });
        }
        await this.#authorize(call);
        const { url } = this.#limits;
        if (request.path.length + request.query.length > url) {
            throw new Refusal({ status: 414, message: `The address is longer than ${url} characters.` });
        }
        const received = await this.#receive(call, loaded);
        const response = await loaded.handler(received, call);
        return this.#send(call, loaded, response);
    }
    async #authorize(call) {
        const { authorize } = this.#parts.options;
        if (authorize === undefined || (await authorize(call.principal, call.operation.access, call)))
            return;
        throw new Refusal({ status: 403, message: 'The caller may not do this.' });
    }
    /** The decoded and validated request. Throws a `Refusal` with all that is wrong with it. */
    async #receive({ request, rawPath }, { contract }) {
        const faults = [];
        const unknown = this.#parts.options.unknownParameters ?? 'refuse';
        const received = {};
        if (contract.body !== undefined) {
            const reading = { limits: this.#limits, unknownParameters: unknown, faults };
            const body = await readBody(contract.body, request, reading);
            received['contentType'] = body.contentType;
            received['body'] = body.value;
        }
        for (const part of parameterParts) {
            const group = contract.parameters[part.location];
            if (group === undefined)
                continue;
            received[part.member] = readParameters(group, part, {
                request,
                rawPath,
                unknown,
                credentials: this.credentialParameters,
                faults,
            });
        }
        if (faults.length > 0)
            throw new Refusal({ status: 400, message: 'The request is not valid.', faults });
        return received;
    }
    #send(call, { responses }, response) {
        const rules = responses.find(response.status);
        const found = this.#isChecked() ? violations(response, rules) : [];
        if (found.length > 0) {
            const { operation, requestId } = call;
            const fields = { requestId, operation: operation.id, status: response.status, violations: found };
            call.log.error(fields, 'The response is not as the document says');
            if (this.#validation === 'always')
                return this.#unexplained(requestId);
        }
        return writeResponse(response, rules);
    }
    #isChecked() {
        if (typeof this.#validation === 'string')
            return this.#validation === 'always';
        return Math.random() < this.#validation.sampled;
    }
    #failure(call, error) {
        if (error instanceof Refusal)
            return problemResponse(error.problem, this.#errorBody);
        const { operation, requestId } = call;
        if (call.signal.aborted) {
            call.log.info({ requestId, operation: operation.id }, 'The caller went away');
        }
        else {
            call.log.error({ requestId, operation: operation.id, err: error }, 'The handler failed');
        }
        return this.#unexplained(requestId);
    }
    #unexplained(requestId) {
        return this.refuse({
            status: 500,
            message: 'Internal Server Error',
            requestId,
            headers: { 'x-request-id': requestId },
        });
    }
    #operation(name) {
        const { operations } = this.#parts;
        const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
        if (operation === undefined)
            throw new TypeError(`There is no operation ${name}.`);
        return operation;
    }
    async #load(operation) {
        const { name } = operation;
        const { handlers, fallback } = this.#parts;
        const contract = await operation.load();
        const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
        const loaded = {
            contract,
            responses: new Responses(contract.responses),
            handler: handler ?? fallback(operation, contract),
        };
        this.#loaded.set(name, loaded);
        return loaded;
    }
}
const notFound = { status: 404, message: 'There is nothing at this path.' };
/** Every GET is a HEAD too (RFC 9110, section 9.3.2). */
function routesOf(operations) {
    const routes = operations.map((operation) => ({
        method: operation.method,
        segments: operation.segments,
        operation,
    }));
    return [
        ...routes,
        ...routes.filter(({ method }) => method === 'GET').map((route) => ({ ...route, method: 'HEAD' })),
    ];
}
function credentialParameters(schemes) {
    const names = Object.values(schemes).map((scheme) => scheme.type === 'apiKey' && scheme.in === 'query' ? scheme.name : undefined);
    return new Set(names.filter((name) => name !== undefined));
}
/** What HEAD answers: the same headers, with the length that the body would have. */
function withoutBody(response) {
    const { status, headers, body } = response;
    if (typeof body === 'string')
        headers['content-length'] = String(new TextEncoder().encode(body).length);
    else if (body instanceof Uint8Array)
        headers['content-length'] = String(body.length);
    else
        void body?.[Symbol.asyncIterator]().return?.();
    return { status, headers, body: undefined };
}
