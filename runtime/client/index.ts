export { createClient } from './client.ts';
export { allOf, basic, bearer, cookieToken, headerToken, queryToken } from './authentication.ts';
export type { Authenticate, Outgoing, Token } from './authentication.ts';
export type { Call, Result, ResultByType } from './call.ts';
export type { Client, ClientOptions, Fetch } from './client.ts';
export { deprecationWarnings } from './deprecation.ts';
export {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors.ts';
export { hooks } from './hooks.ts';
export type { Hooks } from './hooks.ts';
export type { ListCall, Page } from './list-call.ts';
export type {
  ApiRequest,
  CallOptions,
  OnProgress,
  Operation,
  Plugin,
  Send,
  TransportOptions,
} from './operation.ts';
export { retries } from './retries.ts';
export type { RetryOptions } from './retries.ts';
export { retryAfter } from './retry-after.ts';
export { timeout } from './timeout.ts';
export { InvalidValueError, validation } from './validation.ts';
export type { OperationValidators } from './validation.ts';
export type { WithBigint } from './with-bigint.ts';
export type { WithResponse } from './with-response.ts';
