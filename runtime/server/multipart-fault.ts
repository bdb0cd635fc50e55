import { Refusal } from './problem.ts';

/** What a multipart body that cannot be taken apart is refused with. */
export function malformed(reason: string): Refusal {
  const fault = { in: 'body', pointer: '', message: `is not a multipart form: ${reason}` } as const;
  return new Refusal({ status: 400, message: 'The request is not valid.', faults: [fault] });
}
