import { writeScalar } from "./scalar.js";
/**
 * The pairs that spell a nested value under a name. Lists and objects without content are written `name=`. Items of a
 * list of objects are numbered (`a[0][k]=v`) unless their first member tells a reader where each begins (`a[][k]=v`).
 * Throws a TypeError for names of members that brackets cannot hold.
 */
export function nestedPairs(name, value) {
    if (value === null)
        return [[name, null]];
    if (typeof value !== 'object')
        return [[name, writeScalar(value)]];
    if (isList(value))
        return listPairs(name, value);
    const members = Object.entries(value);
    if (members.length === 0)
        return [[name, '']];
    return members.flatMap(([member, inner]) => nestedPairs(`${name}[${memberName(member)}]`, inner));
}
/** Array.isArray does not narrow a read-only array. */
export function isList(value) {
    return Array.isArray(value);
}
function listPairs(name, items) {
    if (items.length === 0)
        return [[name, '']];
    if (items.every(isScalar))
        return items.flatMap((item) => nestedPairs(`${name}[]`, item));
    const objects = items.filter(isMembers);
    const first = objects.length === items.length ? sharedFirst(objects) : undefined;
    if (first === undefined)
        return items.flatMap((item, index) => nestedPairs(`${name}[${index}]`, item));
    return objects.flatMap((item) => {
        const others = Object.keys(item).filter((member) => member !== first);
        return [first, ...others].flatMap((member) => nestedPairs(`${name}[][${memberName(member)}]`, item[member] ?? null));
    });
}
/** A member that can begin every item: single in each, so that meeting it again means that a new item has begun. */
function sharedFirst(items) {
    const [first] = Object.keys(items[0] ?? {});
    if (first === undefined)
        return undefined;
    return items.every((item) => Object.hasOwn(item, first) && isScalar(item[first])) ? first : undefined;
}
function isScalar(value) {
    return value === null || typeof value !== 'object';
}
function isMembers(value) {
    return value !== null && typeof value === 'object' && !isList(value);
}
/** The name of a member. Throws a TypeError for one that is `refused`: what brackets cannot hold. */
export function memberName(name, refused = /^$|[[\]]/) {
    if (refused.test(name))
        throw new TypeError(`${name} cannot name a member.`);
    return name;
}
