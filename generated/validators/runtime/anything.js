/** Where the document says nothing about a value, there is nothing to check. */
export const anything = Object.assign(() => true, { errors: null });
