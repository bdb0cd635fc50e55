import type { Awaitable } from './awaitable.ts';
import { consoleLog } from './console-log.ts';
import { answerFetch } from './fetch.ts';
import type { Logger, RequestBody, RequestHeaders, ServerRequest, ServerResponse } from './message.ts';
import { defaultLimits } from './options.ts';
import { isRefusal } from './problem.ts';
import type { ApiServer } from './server.ts';

/** A request of the service, not yet verified. */
export interface Delivery {
  /** Still percent-encoded, without query. */
  readonly path: string;
  readonly headers: RequestHeaders;
  /** The raw body, over which signatures are computed; empty if there is none. */
  readonly body: Uint8Array;
}

export interface ReceiverOptions {
  /**
   * Whether the request comes from the service, usually by a signature of its body. Compare signatures in constant time
   * (`timingSafeEqual` of `node:crypto`). False refuses the request with 401, before anything is parsed.
   */
  readonly verify: (delivery: Delivery) => boolean | Promise<boolean>;
  /**
   * The name of the webhook or callback, for services that send all of them to one URL; undefined refuses the request with
   * 404. By default, the last segment of the path is the name.
   */
  readonly select?: (delivery: Delivery) => string | undefined | Promise<string | undefined>;
}

interface Receiving extends ReceiverOptions {
  /** The largest body in bytes; a larger one is refused with 413. */
  readonly limit: number | undefined;
  readonly log: Logger | undefined;
}

/** Adds the check of signatures and the choice of the webhook to a server. All adapters accept the result. */
export function createReceiver(server: ApiServer, receiving: Receiving): ApiServer {
  const checkedFirst = async (
    request: ServerRequest,
    respond: (checked: ServerRequest, delivery: Delivery) => Awaitable<ServerResponse>,
  ): Promise<ServerResponse> => {
    try {
      const { path, headers } = request;
      const body = (await request.body?.read(receiving.limit ?? defaultLimits.body)) ?? new Uint8Array();
      const delivery = { path, headers, body };
      if (!(await receiving.verify(delivery)))
        return server.refuse({ status: 401, message: 'The request is not signed by the service.' });
      const checked = withBody(request, request.body === undefined ? undefined : readBody(body));
      return await respond(checked, delivery);
    } catch (error) {
      if (isRefusal(error)) return server.refuse(error.problem);
      (request.log ?? receiving.log ?? consoleLog).error({ err: error }, 'A webhook could not be checked');
      return server.refuse({ status: 500, message: 'Internal Server Error' });
    }
  };
  const receiver: ApiServer = {
    operations: server.operations,
    basePath: server.basePath,
    credentialParameters: server.credentialParameters,
    handle: (request) =>
      checkedFirst(request, async (checked, delivery) => {
        if (receiving.select === undefined) return server.handle(checked);
        const name = await receiving.select(delivery);
        if (name === undefined) return server.refuse({ status: 404, message: 'There is no such webhook.' });
        // A lone surrogate cannot be encoded.
        const text = encodeURIComponent(name.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'));
        const path = `${server.basePath}/${text}`;
        return server.handle(withPath(checked, path));
      }),
    call: (operation, request, rawPath) =>
      receiving.select === undefined
        ? checkedFirst(request, (checked) => server.call(operation, checked, rawPath))
        : receiver.handle(request),
    fetch: (request) => answerFetch(receiver, request),
    refuse: (problem) => server.refuse(problem),
    preload: () => server.preload(),
  };
  return receiver;
}

/** A body that was already read. */
function readBody(bytes: Uint8Array): RequestBody {
  return {
    length: bytes.length,
    read: async () => bytes,
    async *stream() {
      yield bytes;
    },
  };
}

/** The same request with a body that was already read. */
function withBody(request: ServerRequest, body: RequestBody | undefined): ServerRequest {
  const { method, path, query, headers, scheme, signal, id, log } = request;
  return { method, path, query, headers, body, scheme, signal, id, log };
}

function withPath(request: ServerRequest, path: string): ServerRequest {
  return { ...request, path };
}
