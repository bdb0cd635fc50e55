/** JSON Pointer of a member of what a pointer names. */
export function memberPointer(pointer, member) {
    const token = String(member);
    // Pointers are made of every parameter of every request, and next to none of their names has these in it.
    return `${pointer}/${/[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token}`;
}
//# sourceMappingURL=error.js.map