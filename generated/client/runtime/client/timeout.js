/**
 * A plugin that ends what takes longer with a `TimeoutError`. Outside `retries` it bounds a call with all its attempts
 * and waits, inside each attempt: `use: [timeout(60_000), retries(), timeout(10_000)]`. The time ends with the body, for a
 * stream with the headers.
 */
export function timeout(milliseconds) {
    return async (request, next) => {
        const controller = new AbortController();
        const reason = new DOMException(`No answer within ${milliseconds} ms.`, 'TimeoutError');
        const timer = setTimeout(() => controller.abort(reason), milliseconds);
        const signal = request.signal ? AbortSignal.any([request.signal, controller.signal]) : controller.signal;
        try {
            return await next({ ...request, signal });
        }
        finally {
            clearTimeout(timer);
        }
    };
}
