import type { JsonObject } from '../../../json/json.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { isNamedKind, type Shape } from '../../document/structure.ts';

/**
 * Turns an object whose reference cannot be resolved into one that allows anything: any value of a schema or header,
 * any content of a body or response. The members beside the reference stay.
 *
 * @returns false for a parameter or security scheme, which is meaningless without its members
 */
export function abandonReference(holder: JsonObject, shape: Shape, places: Places): boolean {
  delete holder['$ref'];
  if (!isNamedKind(shape)) return true;
  switch (shape) {
    case 'parameter':
    case 'securityScheme':
      return false;
    case 'header':
      holder['schema'] ??= true;
      return true;
    case 'response':
      holder['description'] ??= '';
      holder['content'] ??= unknownContent(holder, places);
      return true;
    case 'requestBody':
      holder['content'] ??= unknownContent(holder, places);
      return true;
    default:
      return true;
  }
}

/** Unknown content of any media type (RFC 9110, section 12.5.1). */
function unknownContent(holder: JsonObject, places: Places): JsonObject {
  return places.inherit<JsonObject>({ '*/*': places.inherit<JsonObject>({}, holder) }, holder);
}
