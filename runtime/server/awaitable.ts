/** A value, or a promise of it if it is not available yet. */
export type Awaitable<Value> = Value | Promise<Value>;

/**
 * Continues with a value: synchronously if it is available, because each promise costs memory and a turn of the event
 * loop, and most requests wait only for their body. If the promise rejects, `failed` gets the reason.
 */
export function proceed<Value, Next>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Next>,
  failed?: (error: unknown) => Awaitable<Next>,
): Awaitable<Next> {
  return isThenable(value) ? Promise.resolve(value).then(next, failed) : next(value);
}

/** Continues with the result of a step, or with its error; synchronously if the step is synchronous. */
export function settle<Value, Next>(
  step: () => Awaitable<Value>,
  next: (value: Value) => Awaitable<Next>,
  failed: (error: unknown) => Awaitable<Next>,
): Awaitable<Next> {
  let value: Awaitable<Value>;
  try {
    value = step();
  } catch (error) {
    return failed(error);
  }
  return proceed(value, next, failed);
}

/** Handlers may return objects that only `await` treats as promises. */
function isThenable<Value>(value: Awaitable<Value>): value is Promise<Value> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
