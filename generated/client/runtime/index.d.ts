// Runtime of forgespec, the same for every document. Do not edit.
export { ApiError, AuthenticationError, ConflictError, ConnectionError, NotFoundError, PermissionError, RateLimitError, ServerError, TimeoutError, ValidationError, allOf, basic, bearer, cookieToken, createClient, headerToken, queryToken } from './calls.js';
export type { ApiRequest, Authenticate, Call, CallOptions, Client, ClientOptions, Fetch, OnProgress, Operation, Outgoing, Plugin, Result, ResultByType, Send, Token, TransportOptions, WithBigint, WithResponse } from './calls.js';
export { InvalidValueError, deprecationWarnings, hooks, retries, retryAfter, timeout, validation } from './plugins.js';
export type { Hooks, OperationValidators, RetryOptions } from './plugins.js';
export type { ListCall, Page } from './lists.js';

export {};
