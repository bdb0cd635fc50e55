/** The members of a union; of any other type the type itself. */
export function membersOf(type) {
    return type.kind === 'union' ? type.members : [type];
}
/** The member of a type, or the type itself, that is an array. */
export function arrayOf(type) {
    if (type.kind !== 'union')
        return type.kind === 'array' ? type : undefined;
    return type.members.find((member) => member.kind === 'array');
}
/** The member of a type, or the type itself, that is an object. */
export function objectOf(type) {
    if (type.kind !== 'union')
        return type.kind === 'object' ? type : undefined;
    return type.members.find((member) => member.kind === 'object');
}
/** Whether a list may be sent as one JSON text: of what nests, or of JSON texts. */
export function isJsonList({ items }) {
    return items.kind === 'json' || isStructured(items);
}
/** Whether the type holds lists or objects. */
export function isStructured(type) {
    return arrayOf(type) !== undefined || objectOf(type) !== undefined;
}
/** Whether the members of an object stand beside the other parameters (style `form`, `explode: true`). */
export function isSpread({ style, explode, type }) {
    return style === 'form' && explode && objectOf(type) !== undefined;
}
