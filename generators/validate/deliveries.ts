import type { ApiModel, Operation, ReceivedOperation } from '../model/model.ts';
import type { HarRequest } from './har.ts';
import { similarNames } from '../source/rules/suggestion.ts';

/** A URL to which the service sends a webhook or a callback. Several may share one. */
export interface Address {
  /** Without query and fragment. */
  readonly url: string;
  readonly received: readonly ReceivedOperation[];
}

/** Possible operations of a recorded request to an address: those with its method, otherwise the allowed methods. */
export type Delivered = { readonly operations: readonly Operation[] } | { readonly allow: readonly string[] };

/**
 * Reads `NAME=URL`, where the name is that of a webhook or a callback, or its operationId.
 * @returns `wrong`: why an option cannot be used
 */
export function addressesOf(
  { received }: ApiModel,
  options: readonly string[],
): { readonly addresses: readonly Address[] } | { readonly wrong: string } {
  const addresses: Address[] = [];
  for (const option of options) {
    // Both a URL and a name may contain `=`.
    const at = option.search(/=https?:\/\//i);
    const url = withoutQuery(option.slice(at + 1));
    if (at < 1 || url === undefined)
      return { wrong: '--webhook takes NAME=URL, such as order.shipped=https://me.example/hooks.' };
    const name = option.slice(0, at);
    const named = received.filter((each) => each.name === name || each.operation.id === name);
    if (named.length === 0) {
      const names = [...new Set(received.flatMap((each) => [each.name, each.operation.id]))];
      const known = similarNames(name, names);
      const hint = known === '' ? '' : ` Similar names: ${known}.`;
      return { wrong: `There is no webhook or callback ${JSON.stringify(name)}.${hint}` };
    }
    addresses.push({ url, received: named });
  }
  return { addresses };
}

/** Finds what a recorded request delivers; undefined if it was not sent to one of the addresses. */
export function findDelivered(addresses: readonly Address[], request: HarRequest): Delivered | undefined {
  const url = withoutQuery(request.url);
  const operations = addresses
    .filter((address) => address.url === url)
    .flatMap(({ received }) => received.map(({ operation }) => operation));
  if (operations.length === 0) return undefined;
  const method = request.method.toLowerCase();
  const meant = operations.filter((operation) => operation.method === method);
  return meant.length > 0
    ? { operations: meant }
    : { allow: [...new Set(operations.map((operation) => operation.method.toUpperCase()))] };
}

function withoutQuery(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
