import type { ParameterDescriptor } from '../parameters/descriptor.ts';
import type { Validator } from '../validation/result.ts';

/** The documented responses of an operation, by status: `200`, `4XX`, `default`. */
export type ResponseContracts = Readonly<Record<string, ResponseContract>>;

export interface ResponseContract {
  readonly headers: readonly ParameterDescriptor[];
  /** For the decoded headers; absent if there are none. */
  readonly headersValidator?: Validator<unknown>;
  /** By essence of the media type; empty if there is no body. */
  readonly content: Readonly<Record<string, ContentContract>>;
}

export interface ContentContract {
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'binary';
  readonly validator: Validator<unknown>;
}

/** Whether a list of statuses such as `200`, `4XX` includes a status. */
export function includesStatus(statuses: readonly string[], status: number): boolean {
  return statuses.includes(String(status)) || statuses.includes(`${Math.floor(status / 100)}XX`);
}
