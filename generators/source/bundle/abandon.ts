import type { JsonObject } from '../document.ts';
import type { Places } from '../../diagnostics/place.ts';
import { isNamedKind, type Shape } from '../structure.ts';

/**
 * Makes an object whose reference cannot be followed one of which nothing is known: any value of a schema or header,
 * any content of a body or response. The members beside the reference stay.
 *
 * @returns whether something is left; nothing can be made of a parameter or security scheme without its members
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

/** Content of any media type (RFC 9110, section 12.5.1), of which nothing is known. */
function unknownContent(holder: JsonObject, places: Places): JsonObject {
  return places.inherit<JsonObject>({ '*/*': places.inherit<JsonObject>({}, holder) }, holder);
}
