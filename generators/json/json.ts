/** JSON as the value of a document. Integers that a double does not hold are bigints; all other numbers are doubles. */
export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json };
/** An object of JSON. */
export type JsonObject = { [key: string]: Json };
