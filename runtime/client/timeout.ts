import type { Plugin } from './operation.ts';

/**
 * A plugin that ends a call with a `TimeoutError` if it takes too long. Before `retries` it limits the whole call, after
 * `retries` each attempt: `use: [timeout(60_000), retries(), timeout(10_000)]`. The time includes reading the body, unless
 * it is a stream.
 */
export function timeout(milliseconds: number): Plugin {
  return async (request, next) => {
    const controller = new AbortController();
    const reason = new DOMException(`No response within ${milliseconds} ms.`, 'TimeoutError');
    const timer = setTimeout(() => controller.abort(reason), milliseconds);
    const signal = request.signal ? AbortSignal.any([request.signal, controller.signal]) : controller.signal;
    try {
      return await next({ ...request, signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
