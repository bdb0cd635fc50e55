/** The contract of an operation with booleans in parameters and forms that may be written in all usual ways. */
export function lenientContract(contract) {
    const { parameters, body } = contract;
    const groups = Object.entries(parameters).map(([location, group]) => [location, lenientGroup(group)]);
    return {
        ...contract,
        parameters: Object.fromEntries(groups),
        ...(body === undefined ? {} : { body: lenientBody(body) }),
    };
}
function lenientGroup(group) {
    return { ...group, descriptors: group.descriptors.map(lenientParameter) };
}
function lenientBody(body) {
    const contents = Object.entries(body.content).map(([type, content]) => [type, lenientContent(content)]);
    return { ...body, content: Object.fromEntries(contents) };
}
function lenientContent(content) {
    const { fields, others } = content;
    return {
        ...content,
        fields: fields.map(lenientParameter),
        ...(others === undefined ? {} : { others: lenientParameter(others) }),
    };
}
/** A parameter, field or header whose booleans may be written in all usual ways. */
export function lenientParameter(descriptor) {
    return { ...descriptor, type: lenientType(descriptor.type) };
}
/** Scalars that a text such as `1` or `yes` may be as well: beside them a boolean is written as JSON writes it. */
const otherReadings = new Set(['integer', 'number', 'string', 'any', 'json']);
function lenientType(type) {
    switch (type.kind) {
        case 'boolean':
            return { kind: 'looseBoolean' };
        case 'array':
            return { kind: 'array', items: lenientType(type.items) };
        case 'object': {
            const properties = Object.create(null);
            for (const [name, property] of Object.entries(type.properties))
                properties[name] = lenientType(property);
            return { kind: 'object', properties, additional: type.additional && lenientType(type.additional) };
        }
        case 'union': {
            const isAmbiguous = type.members.some(({ kind }) => otherReadings.has(kind));
            return {
                kind: 'union',
                members: type.members.map((member) => {
                    const lenient = lenientType(member);
                    return lenient.kind === 'union' || (member.kind === 'boolean' && isAmbiguous) ? member : lenient;
                }),
            };
        }
        default:
            return type;
    }
}
