import { memberPointer } from '../parameters/error.ts';
import { Refusal } from './problem.ts';

/** The refusal of a malformed multipart body. */
export function malformed(reason: string): Refusal {
  const fault = { in: 'body', pointer: '', message: `is not a multipart form: ${reason}` } as const;
  return new Refusal({ status: 400, message: 'The request is not valid.', faults: [fault] });
}

/** The refusal of a part of a form that has more bytes than its limit. */
export function partTooLarge(
  { name, filename }: { readonly name: string; readonly filename: string | undefined },
  limit: number,
): Refusal {
  const message = `is larger than ${limit} bytes`;
  return new Refusal({
    status: 413,
    message: `A ${filename === undefined ? 'field' : 'file'} of the form ${message}.`,
    faults: [{ in: 'body', pointer: memberPointer('', name), message }],
  });
}
