import type { ParameterDescriptor } from '../parameters/descriptor.ts';
import type { Validator } from '../validation/result.ts';

/** What an operation may respond with, by status: `200`, `4XX`, `default`. A part of what the generated server has. */
export type ResponseContracts = Readonly<Record<string, ResponseContract>>;

export interface ResponseContract {
  readonly headers: readonly ParameterDescriptor[];
  /** Of the decoded headers; there is none where there are no headers. */
  readonly headersValidator?: Validator<unknown>;
  /** By essence of the media type; empty where there is no body. */
  readonly content: Readonly<Record<string, ContentContract>>;
}

export interface ContentContract {
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'binary';
  readonly validator: Validator<unknown>;
}

/** Whether a status is among those of a list such as `200`, `4XX`. */
export function isAmong(statuses: readonly string[], status: number): boolean {
  return statuses.includes(String(status)) || statuses.includes(`${Math.floor(status / 100)}XX`);
}
