import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Fault } from '../../generated/control/types/index.js';

/** Ordered failures, for the first requests that match them. */
export class Faults {
  #ordered: Fault[] = [];

  get ordered(): readonly Fault[] {
    return this.#ordered;
  }

  /** Replaces all ordered faults. */
  order(faults: readonly Fault[]): void {
    this.#ordered = faults.map((fault) => ({ ...fault }));
  }

  /** A listener that responds like another one, except for requests that match a fault. */
  around(listener: RequestListener): RequestListener {
    return (request, response) => {
      const fault = this.#next(request);
      if (fault === undefined) return listener(request, response);
      const meet = (): void => {
        if (fault.status !== undefined) return fail(response, fault);
        if (fault.cut !== undefined) cutAfter(response, fault.cut);
        listener(request, response);
      };
      if (fault.delay === undefined) return meet();
      const waiting = setTimeout(meet, fault.delay);
      response.once('close', () => clearTimeout(waiting));
    };
  }

  /** The first fault that a request matches; a fault that has occurred as often as ordered is removed. */
  #next({ method, url = '/' }: IncomingMessage): Fault | undefined {
    const at = this.#ordered.findIndex(
      (fault) => url.startsWith(fault.path) && (fault.method ?? method) === method,
    );
    const fault = this.#ordered[at];
    if (fault === undefined) return undefined;
    const left = (fault.times ?? 1) - 1;
    if (left === 0) this.#ordered.splice(at, 1);
    else this.#ordered[at] = { ...fault, times: left };
    return fault;
  }
}

function fail(response: ServerResponse, { status = 500, retry_after: after }: Fault): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(after === undefined ? {} : { 'retry-after': String(after) }),
    })
    .end(JSON.stringify({ message: status === 429 ? 'Retry later' : `${status} on order` }));
}

/** Breaks the connection after a number of bytes of the body. */
function cutAfter(response: ServerResponse, bytes: number): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let left = bytes;
  const cut = (chunk: unknown): void => {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (!(piece instanceof Uint8Array)) return;
    const sent = piece.subarray(0, left);
    left -= sent.length;
    write(sent, () => {
      if (left === 0) response.destroy();
    });
  };
  Object.assign(response, {
    write(chunk: unknown): boolean {
      cut(chunk);
      return true;
    },
    end(chunk: unknown): ServerResponse {
      cut(chunk);
      return left === 0 ? response : end();
    },
  });
}
