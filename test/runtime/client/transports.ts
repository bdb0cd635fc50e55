import { Agent } from 'undici';
import type { Fetch } from '../../../runtime/client/client.ts';
import { undiciFetch } from '../../../runtime/client/undici.ts';

/** What requests are sent with; undefined is the platform's own `fetch`. */
export const transports: readonly [string, Fetch | undefined][] = [
  ['fetch', undefined],
  ['undici', undiciFetch(new Agent())],
];
