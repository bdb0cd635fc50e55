/** A response of the service with its body: typed for a success status, JSON or text for an error status. */
export interface WithResponse<Body = unknown> {
  readonly body: Body;
  /** Its body has been read, unless it is a stream. */
  readonly response: Response;
}
