import { ownValue, statusKeys } from '../contract/keys.ts';
import { mediaTypeKey } from '../contract/media-type.ts';
import type { ValidationErrors, Validator } from '../validation/result.ts';
import type { WithResponse } from './with-response.ts';
import type { ApiRequest, Plugin } from './operation.ts';

/** The validators of operations, by their names: the exports of `validators/operations.js`. */
export type OperationValidators = Readonly<Record<string, Validators>>;

export interface Validators {
  readonly parameters: Readonly<Record<string, Validator<unknown>>>;
  /** By media type. */
  readonly body: Readonly<Record<string, Validator<unknown>>>;
  /** By status, then by media type. */
  readonly responses: Readonly<Record<string, ResponseValidators>>;
}

export interface ResponseValidators {
  readonly headers?: Validator<unknown>;
  readonly content?: Readonly<Record<string, Validator<unknown>>>;
}

/** A request or a response does not match the document. */
export class InvalidValueError extends Error {
  override name = 'InvalidValueError';
  readonly operation: string;
  /** `request query`, `request body`, `response 200`. */
  readonly part: string;
  readonly errors: ValidationErrors;

  constructor(operation: string, part: string, errors: ValidationErrors) {
    super(
      `${operation}: ${part}: ${errors.map(({ pointer, message }) => `${pointer} ${message}`.trim()).join('; ')}`,
    );
    this.operation = operation;
    this.part = part;
    this.errors = errors;
  }
}

/**
 * A plugin that checks requests and responses with the validators of the document. The contents of files and streams are
 * not checked. Calls fail with an `InvalidValueError`; an invalid request is not sent.
 */
export function validation(validators: OperationValidators): Plugin {
  return async (request, next) => {
    const own = ownValue(validators, [request.operation.name]);
    if (own === undefined) return next(request);
    checkRequest(own, request);
    const received = await next(request);
    checkResponse(own, request, received);
    return received;
  };
}

function checkRequest({ parameters, body }: Validators, { operation, values, headers }: ApiRequest): void {
  for (const part of ['path', 'query', 'header', 'cookie'] as const)
    check(parameters[part], asDoubles(values[part] ?? {}), [operation.name, `request ${part}`]);
  const type = operation.contentType ?? '';
  if (values.body === undefined || type.startsWith('multipart/')) return;
  const validator = validatorOf(body, headers['content-type'] ?? type);
  check(validator, asDoubles(values.body), [operation.name, 'request body']);
}

/** Replaces bigints by the nearest safe integers, as validators refuse integers that a double cannot represent. */
function asDoubles(value: unknown): unknown {
  if (typeof value === 'bigint') {
    const { MIN_SAFE_INTEGER, MAX_SAFE_INTEGER } = Number;
    return Math.min(Math.max(Number(value), MIN_SAFE_INTEGER), MAX_SAFE_INTEGER);
  }
  if (Array.isArray(value)) return value.map(asDoubles);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asDoubles(member)]));
}

function checkResponse(
  { responses }: Validators,
  { operation }: ApiRequest,
  { response, body }: WithResponse,
): void {
  const { status, headers } = response;
  const content = ownValue(responses, statusKeys(status))?.content ?? {};
  const validator = validatorOf(content, headers.get('content-type') ?? '');
  check(validator, body, [operation.name, `response ${status}`]);
}

function validatorOf(
  content: Readonly<Record<string, Validator<unknown>>>,
  type: string,
): Validator<unknown> | undefined {
  const key = mediaTypeKey(Object.keys(content), type);
  return key === undefined ? undefined : content[key];
}

function check(
  validator: Validator<unknown> | undefined,
  value: unknown,
  [operation, part]: readonly [operation: string, part: string],
): void {
  const result = validator?.validate(value);
  if (result?.valid === false) throw new InvalidValueError(operation, part, result.errors);
}
