/**
 * Goes on with a value: at once where it is known, since each promise takes memory and a turn of the queue. Most requests
 * wait for nothing but their body. What a promise is rejected with goes to `failed`, where that is given.
 */
export function proceed(value, next, failed) {
    return isThenable(value) ? Promise.resolve(value).then(next, failed) : next(value);
}
/** Goes on with what a step gives, or with what it throws or rejects with; at once where the step waits for nothing. */
export function settle(step, next, failed) {
    let value;
    try {
        value = step();
    }
    catch (error) {
        return failed(error);
    }
    return proceed(value, next, failed);
}
/** Handlers may give what is a promise to `await` alone. */
function isThenable(value) {
    return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
