import { ownValue, statusKeys } from "../contract/keys.js";
import { mediaTypeKey } from "../contract/media-type.js";
/** What was to be sent, or what came, is not as the document says. */
export class InvalidValueError extends Error {
    name = 'InvalidValueError';
    operation;
    /** `request query`, `request body`, `response 200`. */
    part;
    errors;
    constructor(operation, part, errors) {
        super(`${operation}: ${part}: ${errors.map(({ pointer, message }) => `${pointer} ${message}`.trim()).join('; ')}`);
        this.operation = operation;
        this.part = part;
        this.errors = errors;
    }
}
/**
 * A plugin that checks what is sent and what comes by the validators of the document. Bodies of files and streams are not
 * looked into. Fails with an `InvalidValueError`, before anything is sent if a request is wrong.
 */
export function validation(validators) {
    return async (request, next) => {
        const own = ownValue(validators, [request.operation.name]);
        if (own === undefined)
            return next(request);
        checkRequest(own, request);
        const answer = await next(request);
        checkAnswer(own, request, answer);
        return answer;
    };
}
function checkRequest({ parameters, body }, { operation, values, headers }) {
    for (const part of ['path', 'query', 'header', 'cookie']) {
        check(parameters[part], values[part] ?? {}, { operation: operation.name, part: `request ${part}` });
    }
    const type = operation.contentType ?? '';
    if (values.body !== undefined && !type.startsWith('multipart/')) {
        check(validatorOf(body, headers['content-type'] ?? type), values.body, {
            operation: operation.name,
            part: 'request body',
        });
    }
}
function checkAnswer({ responses }, { operation }, { response, body }) {
    const { status, headers } = response;
    const content = ownValue(responses, statusKeys(status))?.content ?? {};
    check(validatorOf(content, headers.get('content-type') ?? ''), body, {
        operation: operation.name,
        part: `response ${status}`,
    });
}
function validatorOf(content, type) {
    const key = mediaTypeKey(Object.keys(content), type);
    return key === undefined ? undefined : content[key];
}
function check(validator, value, at) {
    const result = validator?.validate(value);
    if (result?.valid === false)
        throw new InvalidValueError(at.operation, at.part, result.errors);
}
