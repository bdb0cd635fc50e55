import { Refusal } from "./problem.js";
import { readBody } from "./request-body.js";
import { Query } from "./query.js";
import { parameterParts, readParameters, refuseUnknown, } from "./request-parameters.js";
/**
 * Goes on with the decoded and validated request, as its handler is given it. Throws a `Refusal` with all that is wrong
 * with it, of the status 400, or 422 where the document has that one alone; rejects with it where the body comes later.
 */
export function receive(received, contract, reception, next) {
    const { limits, unknownParameters: unknown, scalars, credentials } = reception;
    const { request } = received;
    const faults = [];
    const query = new Query(request.query, contract, credentials);
    const assembled = (body) => next(assemble(received, contract, { body, query, faults, unknown }));
    if (contract.body === undefined)
        return assembled(undefined);
    const failed = (error) => {
        throw error instanceof Refusal && error.problem.status === 400
            ? new Refusal({ ...error.problem, status: statusOfFaults(contract) })
            : error;
    };
    const reading = { limits, unknownParameters: unknown, scalars, faults, query, failed };
    return readBody(contract.body, request, reading, assembled);
}
/** What a request that is not as the document says is refused with. */
function statusOfFaults({ responses }) {
    return Object.hasOwn(responses, '422') && !Object.hasOwn(responses, '400') ? 422 : 400;
}
/** Puts the parameters beside the body. Throws a `Refusal` where any of it has faults. */
function assemble({ request, rawPath }, contract, { body, query, faults, unknown }) {
    const received = {};
    if (body !== undefined) {
        received['contentType'] = body.contentType;
        received['body'] = body.value;
    }
    const sources = { request, rawPath, query, unknown, faults };
    for (const part of parameterParts) {
        const group = contract.parameters[part.location];
        if (group !== undefined)
            received[part.member] = readParameters(group, part, sources);
    }
    // Without parameters of its own an operation still has a query that it does not know.
    if (contract.parameters.query === undefined)
        refuseUnknown(sources);
    if (faults.length > 0) {
        const named = faults.map((fault) => query.named(fault));
        const status = statusOfFaults(contract);
        throw new Refusal({ status, message: 'The request is not valid.', faults: named });
    }
    return received;
}
