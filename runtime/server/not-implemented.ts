import type { AnyHandler } from './handler.ts';
import { Multipart } from './multipart.ts';
import { Refusal } from './problem.ts';
import type { OperationInfo } from './operation.ts';

/** Makes the handler of an operation that is not implemented: it responds to valid requests with 501. */
export function notImplemented({ id }: OperationInfo): AnyHandler<unknown> {
  return async ({ body }: { readonly body?: unknown }): Promise<never> => {
    if (body instanceof Multipart) await body.read();
    throw new Refusal({ status: 501, message: `${id} is not implemented.` });
  };
}
