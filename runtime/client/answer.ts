/** A response of the service, its body read: typed in a success, JSON or text in a failure. */
export interface Answer {
  readonly response: Response;
  readonly body: unknown;
}
