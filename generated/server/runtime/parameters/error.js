/** JSON Pointer of a member of what a pointer names. */
export function memberPointer(pointer, member) {
    return `${pointer}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** The names and numbers that a JSON Pointer leads through. */
export function pointerSteps(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
