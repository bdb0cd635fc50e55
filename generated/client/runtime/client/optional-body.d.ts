/** The members of a body that may be left out; undefined where none is given, so that there is no body at all. */
export declare function unlessEmpty<Members extends object>(members: Members): Members | undefined;
