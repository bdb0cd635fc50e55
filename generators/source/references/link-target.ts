import { splitReference } from '../normalize/bundle/reference.ts';
import type { JsonObject } from '../../json/json.ts';
import { parsePointer } from '../../json/pointer.ts';

/**
 * The operation that a link names, as a key (OpenAPI 3.1.1, 4.8.20.1): by its id, or by its path and method. Undefined
 * for a link into another document, and for a link without an operation.
 */
export function linkTarget({ operationId, operationRef }: JsonObject): string | undefined {
  if (typeof operationId === 'string') return keyOfId(operationId);
  if (typeof operationRef !== 'string') return undefined;
  const { resource, fragment } = splitReference(operationRef) ?? {};
  const [holder, path = '', method = '', ...more] = parsePointer(fragment ?? '') ?? [];
  if (resource !== '' || holder !== 'paths' || more.length > 0) return undefined;
  return keyOfPath(path, method);
}

export function keyOfId(id: string): string {
  return `id ${id}`;
}

export function keyOfPath(path: string, method: string): string {
  return `${method} ${path}`;
}
