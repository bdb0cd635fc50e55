import { Refusal } from "./problem.js";
import { readBody } from "./request-body.js";
import { parameterParts, readParameters } from "./request-parameters.js";
/**
 * The decoded and validated request, as its handler is given it. Throws a `Refusal` with all that is wrong with it, of
 * the status 400, or 422 where the document has that one alone.
 */
export async function receive(received, contract, reception) {
    try {
        return await read(received, contract, reception);
    }
    catch (error) {
        const { responses } = contract;
        const has422 = Object.hasOwn(responses, '422') && !Object.hasOwn(responses, '400');
        if (!has422 || !(error instanceof Refusal) || error.problem.status !== 400)
            throw error;
        throw new Refusal({ ...error.problem, status: 422 });
    }
}
async function read({ request, rawPath }, contract, { limits, unknownParameters, credentials }) {
    const faults = [];
    const received = {};
    if (contract.body !== undefined) {
        const body = await readBody(contract.body, request, { limits, unknownParameters, faults });
        received['contentType'] = body.contentType;
        received['body'] = body.value;
    }
    for (const part of parameterParts) {
        const group = contract.parameters[part.location];
        if (group === undefined)
            continue;
        const sources = { request, rawPath, unknown: unknownParameters, credentials, faults };
        received[part.member] = readParameters(group, part, sources);
    }
    if (faults.length > 0)
        throw new Refusal({ status: 400, message: 'The request is not valid.', faults });
    return received;
}
//# sourceMappingURL=receive.js.map