/** A value, or a promise of it where something has to be waited for. */
export type Awaitable<Value> = Value | Promise<Value>;
/**
 * Goes on with a value: at once where it is known, since each promise takes memory and a turn of the queue. Most requests
 * wait for nothing but their body. What a promise is rejected with goes to `failed`, where that is given.
 */
export declare function proceed<Value, Next>(value: Awaitable<Value>, next: (value: Value) => Awaitable<Next>, failed?: (error: unknown) => Awaitable<Next>): Awaitable<Next>;
/** Goes on with what a step gives, or with what it throws or rejects with; at once where the step waits for nothing. */
export declare function settle<Value, Next>(step: () => Awaitable<Value>, next: (value: Value) => Awaitable<Next>, failed: (error: unknown) => Awaitable<Next>): Awaitable<Next>;
