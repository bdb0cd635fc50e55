import { Refusal } from "./problem.js";
import { readBody } from "./request-body.js";
import { Query } from "./query.js";
import { parameterParts, readParameters, refuseUnknown, } from "./request-parameters.js";
/**
 * The decoded and validated request, as its handler is given it. Throws a `Refusal` with all that is wrong with it, of
 * the status 400, or 422 where the document has that one alone.
 */
export async function receive(received, contract, reception) {
    try {
        const { limits, unknownParameters, scalars, credentials } = reception;
        const { request } = received;
        const faults = [];
        const query = new Query(request.query, contract, credentials);
        const reading = { limits, unknownParameters, scalars, faults, query };
        const body = contract.body === undefined ? undefined : await readBody(contract.body, request, reading);
        return assemble(received, contract, { body, query, faults, unknown: unknownParameters });
    }
    catch (error) {
        const { responses } = contract;
        const has422 = Object.hasOwn(responses, '422') && !Object.hasOwn(responses, '400');
        if (!has422 || !(error instanceof Refusal) || error.problem.status !== 400)
            throw error;
        throw new Refusal({ ...error.problem, status: 422 });
    }
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
        throw new Refusal({ status: 400, message: 'The request is not valid.', faults: named });
    }
    return received;
}
//# sourceMappingURL=receive.js.map