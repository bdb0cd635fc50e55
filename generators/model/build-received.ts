import type { JsonObject } from '../json/json.ts';
import { firstFree, numbered } from '../source/document/free-name.ts';
import { isObject } from '../json/member.ts';
import type { HttpMethod, ReceivedOperation } from './model.ts';
import { entries, isMethod, text, type NodeReader } from './node-reader.ts';

/** A received operation before it has a name, and the nodes that describe it. */
export interface ReceivedNodes extends Omit<ReceivedOperation, 'operation'> {
  /** The id of the operation, which is unique. */
  readonly id: string;
  /** Its name, qualified where another operation with the same method has it. */
  readonly route: string;
  readonly method: HttpMethod;
  readonly pathItem: JsonObject;
  readonly node: JsonObject;
}

/** An operation of the paths, and its node, which may have callbacks. */
export interface CallerNode {
  readonly id: string;
  readonly node: JsonObject;
}

/**
 * The webhooks of a document (OpenAPI 3.1.1, 4.8.1.1 `webhooks`), then the callbacks of its operations (4.8.18), as
 * written. Without an operationId, the id is made from the name; for a callback, also from the operation that it
 * belongs to.
 */
export function readReceived(
  reader: NodeReader,
  root: JsonObject,
  callers: readonly CallerNode[],
): readonly ReceivedNodes[] {
  const taken = new Set(callers.map(({ id }) => id));
  const routes = new Set<string>();
  const unused = (wanted: string): string => {
    const id = firstFree(numbered(wanted, ' '), (each) => !taken.has(each));
    taken.add(id);
    return id;
  };
  const operationsOf = (
    value: Parameters<NodeReader['resolve']>[0],
    about: Omit<ReceivedOperation, 'operation'>,
    plainId: string,
  ): readonly ReceivedNodes[] => {
    const pathItem = reader.resolve(value);
    if (pathItem === undefined) return [];
    return Object.entries(pathItem).flatMap(([method, node]): readonly ReceivedNodes[] => {
      if (!isMethod(method) || !isObject(node)) return [];
      const id = unused(text(node, 'operationId') ?? plainId);
      const names = about.caller === undefined ? [about.name] : [about.name, `${about.caller}.${about.name}`];
      const route = names.find((each) => !routes.has(`${method} ${each}`)) ?? id;
      routes.add(`${method} ${route}`);
      return [{ ...about, id, route, method, pathItem, node }];
    });
  };
  const webhooks = entries(root, 'webhooks').flatMap(([name, value]) =>
    operationsOf(value, { kind: 'webhook', name, address: undefined, caller: undefined }, `${name} webhook`),
  );
  const callbacks = callers.flatMap(({ id: caller, node }) =>
    entries(node, 'callbacks').flatMap(([name, value]) =>
      Object.entries(reader.resolve(value) ?? {}).flatMap(([address, pathItem]) =>
        address.startsWith('x-')
          ? []
          : operationsOf(pathItem, { kind: 'callback', name, address, caller }, `${caller} ${name} callback`),
      ),
    ),
  );
  return [...webhooks, ...callbacks];
}
