import type { Client } from './client.ts';

/** A function of an operation, its client given. */
export type Method<Call> = Call extends (client: Client, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;
