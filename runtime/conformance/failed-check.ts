/** The parts of responses that are checked. */
export type Check =
  | 'answer'
  | 'status'
  | 'server-error'
  | 'refusal'
  | 'credentials'
  | 'method'
  | 'media-type'
  | 'header'
  | 'body'
  | 'head'
  | 'pages'
  | 'lifecycle'
  | 'state';

/** A difference between a server and its document. */
export interface FailedCheck {
  readonly check: Check;
  /** JSON Pointer into the body, or `/name` of a header; empty for the whole body. */
  readonly pointer: string;
  /** A sentence without a full stop. */
  readonly message: string;
}

/** A failed check, by default of the whole body. */
export function failedCheck(check: Check, message: string, pointer = ''): FailedCheck {
  return { check, pointer, message };
}

/** Quotes a value of a response on one line, for messages. */
export function quoted(text: string): string {
  const longest = 80;
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}
