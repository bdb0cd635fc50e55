import { jsonText } from '../contract/json-text.ts';
import { splitHeader } from './delimited.ts';
import type { ParameterDescriptor } from './descriptor.ts';
import { pairWithValues, withErrorName, type SendableValues } from './encode-pairs.ts';
import { isHeaderText } from './header-text.ts';
import { joinText } from './joined-text.ts';
import { checkShape } from './shown-shape.ts';

/**
 * Encodes header parameters as names and values. Throws a TypeError that names the parameter for characters other than
 * visible ASCII and inner spaces (RFC 9110, section 5.5), for separators in a list, and for ambiguous values.
 */
export function encodeHeaders(
  parameters: readonly ParameterDescriptor[],
  values: SendableValues,
): readonly (readonly [string, string])[] {
  return pairWithValues(parameters, values).map((entry) => {
    const [parameter, value] = entry;
    const isSingle = value === null || typeof value !== 'object' || parameter.type.kind === 'json';
    const encode = (part: string) => {
      if (!isHeaderText(part)) throw new TypeError(`${JSON.stringify(part)} cannot be sent in a header.`);
      if (!isSingle && /[,=]/.test(part))
        throw new TypeError(`${JSON.stringify(part)} contains a separator of the list.`);
      return part;
    };
    const text = withErrorName(parameter, () => {
      if (parameter.type.kind === 'json') return encode(escapeUnicode(jsonText(value)));
      const joined = joinText(value, { separator: ',', keyed: parameter.explode, encode });
      checkShape(value, parameter.type, () => splitHeader(parameter, joined));
      return joined;
    });
    return [parameter.name, text] as const;
  });
}

/** JSON in ASCII: every other character as an escape (RFC 8259, section 7). */
function escapeUnicode(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
