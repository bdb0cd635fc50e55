/**
 * Matches names of members of a spread object that would be read as part of another member, such as `a[b]`, unless a
 * parameter or member with exactly that name is described; and the empty name, which is ignored.
 */
export const isNested: RegExp = /^$|.\[./s;
