/**
 * Names of members of a spread object that would be read as something within another member, `a[b]`, unless a parameter
 * or member of that very name is described; and the empty name, which is ignored.
 */
export const isNested = /^$|.\[./s;
