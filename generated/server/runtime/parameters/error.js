/** JSON Pointer of a member of what a pointer names. */
export function memberPointer(pointer, member) {
    return `${pointer}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
//# sourceMappingURL=error.js.map