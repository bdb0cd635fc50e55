import { Refusal } from "./problem.js";
import { readBody } from "./request-body.js";
import { parameterParts, readParameters } from "./request-parameters.js";
/** The decoded and validated request, as its handler is given it. Throws a `Refusal` with all that is wrong with it. */
export async function receive({ request, rawPath }, contract, { limits, unknownParameters, credentials }) {
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