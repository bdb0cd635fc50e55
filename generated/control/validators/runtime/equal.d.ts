/** Whether a value is the same JSON as a constant of a schema; goes no deeper than the constant. */
export declare function equal(constant: unknown, value: unknown): boolean;
/** Whether a value is one of the constants. */
export declare function among(constants: readonly unknown[], value: unknown): boolean;
