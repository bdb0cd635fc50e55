/** The members of a body that may be left out; undefined where none is given, so that there is no body at all. */
export function unlessEmpty(members) {
    return Object.values(members).some((value) => value !== undefined) ? members : undefined;
}
