import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerRequest } from '../../runtime/server/message.ts';
import type { ServerOptions } from '../../runtime/server/options.ts';
import type { Problem } from '../../runtime/server/problem.ts';
import type { Operation } from '../../runtime/server/operation.ts';
import { createApiServer, type ApiServer } from '../../runtime/server/server.ts';
import { routeOf } from '../../runtime/server/route-of.ts';
import { createRouter } from '../../runtime/routing/router.ts';
import { liveValidators } from '../check/live.ts';
import type { ApiModel } from '../model/model.ts';
import { createSampler } from '../sample/sampler.ts';
import { mockHandlers } from './handlers.ts';
import { allowOrigins, corsFor, respondToPreflight, type Cors } from './cors.ts';
import { serverDocument } from './document.ts';
import { errorBodyOf } from './error-body.ts';

/** Options of the mock; those that the generated server also has are explained there. */
export interface MockOptions extends Pick<
  ServerOptions<unknown>,
  'log' | 'unknownParameters' | 'unknownMembers' | 'scalars'
> {
  /**
   * Whether operations that need credentials refuse requests without any; true by default. All credentials are
   * accepted.
   */
  readonly auth?: boolean;
}

/** The call that is processed, and why it is refused. */
const current: AsyncLocalStorage<{ problem?: Problem }> = new AsyncLocalStorage();

/** The server of a document without handlers: it responds to valid requests with examples and samples. */
export function createMock(model: ApiModel, { auth = true, ...options }: MockOptions = {}): ApiServer {
  const validators = liveValidators(model);
  const document = serverDocument({ model, validators });
  const schemes = Object.keys(document.securitySchemes);
  const sampler = createSampler(model, validators);
  const errorBody = errorBodyOf(model, sampler);
  return createApiServer({
    ...document,
    operations: withSecurity(document.operations, auth ? new Set(schemes) : undefined),
    handlers: {},
    fallback: mockHandlers(model, sampler),
    options: {
      ...options,
      authenticate: Object.fromEntries(schemes.map((name) => [name, () => ({ scheme: name })])),
      errorBody(problem, operation) {
        const call = current.getStore();
        if (call !== undefined) call.problem = problem;
        return errorBody(problem, operation);
      },
    },
  });
}

/**
 * Removes security schemes that the document does not declare, which no credentials can satisfy.
 * @param declared undefined to remove all
 */
function withSecurity(
  operations: Readonly<Record<string, Operation>>,
  declared: ReadonlySet<string> | undefined,
): Readonly<Record<string, Operation>> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => {
      const security =
        declared && operation.security.map((all) => all.filter((each) => declared.has(each.scheme)));
      return [name, { ...operation, security: security ?? [] }];
    }),
  );
}

/** A call that was processed. */
export interface ServedCall {
  readonly method: string;
  /** The path as it was sent, without the query, which may contain credentials. */
  readonly path: string;
  /** `operationId`; undefined where the request matched no operation. */
  readonly operation: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  /** Why the request was refused; empty if it was not. */
  readonly reasons: readonly string[];
}

/** Reports each call, and allows pages to call the mock, by default those of this machine. */
export function observeCalls(
  server: ApiServer,
  onCall: (call: ServedCall) => void,
  cors: Cors = corsFor([]),
): Pick<ApiServer, 'handle' | 'refuse'> {
  const routes = server.operations.map(routeOf);
  const route = createRouter(routes, { basePath: server.basePath, trailingSlash: 'ignore' });
  const operationOf = (method: string, request: ServerRequest): string | undefined => {
    const match = route(method, request.path, request);
    return match.kind === 'found' ? match.operation.id : undefined;
  };
  return {
    refuse: (problem) => server.refuse(problem),
    async handle(request) {
      const started = performance.now();
      const { method, path } = request;
      const call: { problem?: Problem } = {};
      const response =
        respondToPreflight(request, cors) ??
        allowOrigins(request, await current.run(call, () => server.handle(request)), cors);
      onCall({
        method,
        path,
        operation:
          operationOf(method, request) ?? (method === 'HEAD' ? operationOf('GET', request) : undefined),
        status: response.status,
        milliseconds: performance.now() - started,
        reasons: reasonsOf(call.problem),
      });
      return response;
    },
  };
}

function reasonsOf(problem: Problem | undefined): readonly string[] {
  if (problem === undefined) return [];
  if (problem.faults.length === 0) return [problem.message];
  return problem.faults.map(({ in: part, pointer, message }) => `${part}${pointer} ${message}`);
}
