import { componentReference } from '../../../source/bundle/reference.ts';
import type { JsonObject } from '../../../source/document.ts';
import { isObject } from '../../../source/member.ts';

/**
 * Gives headers that responses refer to, and that nobody promises, a place of their own: the library prints every
 * reference to a header as one that is there, while it reads `required` of those that stand in their place (OpenAPI
 * 3.1, Header Object: false unless said).
 */
export function loosenHeaders(document: JsonObject): (node: JsonObject) => void {
  const components = isObject(document['components']) ? document['components'] : {};
  const named = isObject(components['headers']) ? components['headers'] : {};
  const byReference = new Map(
    Object.entries(named).map(([name, header]) => [componentReference('header', name), header]),
  );
  const isRequired = ({ $ref: reference, required }: JsonObject, steps = byReference.size): boolean => {
    if (typeof reference !== 'string') return required === true;
    const target = byReference.get(reference);
    return isObject(target) && steps > 0 && isRequired(target, steps - 1);
  };
  return (node) => {
    const { headers } = node;
    if (node === components || !isObject(headers)) return;
    for (const [name, header] of Object.entries(headers)) {
      if (!isObject(header) || typeof header['$ref'] !== 'string' || isRequired(header)) continue;
      const { $ref, ...texts } = header;
      headers[name] = { ...texts, required: false, schema: { $ref } };
    }
  };
}
