/** Where a status may be described: itself, its range, `default`; the first that there is counts (OpenAPI 3.1, Responses Object). */
export declare function statusKeys(status: number | string): readonly string[];
/** The first of the keys that a record has. Keys come from requests and responses: what is inherited does not count. */
export declare function ownKey(record: object, keys: readonly string[]): string | undefined;
/** What a record holds under the first of the keys that it has. */
export declare function ownValue<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Value | undefined;
