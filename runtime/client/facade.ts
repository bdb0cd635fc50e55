import type { Client } from './client.ts';

/** The function of an operation without its first argument, the client. */
export type Method<Call> = Call extends (client: Client, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;
