/** A signed integer of 32 bits. */
export declare function isInt32(value: number): boolean;
/** A signed integer of 64 bits. That a double holds it exactly is asked for by a keyword of its own. */
export declare function isInt64(value: number): boolean;
