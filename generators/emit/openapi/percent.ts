import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { setMember } from '../../source/member.ts';

/**
 * The library reads each name as a part of a reference and decodes it, once for each level below, so that a percent
 * sign in a name makes it fail. The signs are replaced with a text that the document does not contain.
 * @param document Changed in place, if a name has such a sign.
 * @returns what restores the signs in a text that was printed from the document
 */
export function hidePercentSigns(document: JsonObject): (printed: string) => string {
  const containers = containersOf(document);
  if (!containers.some(hasPercent)) return (printed) => printed;
  const standIn = unusedIn(jsonText(document));
  for (const container of containers) {
    if (Array.isArray(container)) {
      for (const [index, value] of container.entries()) container[index] = hidden(value, standIn);
    } else {
      // All names are set again, so that they keep their order.
      for (const [name, value] of Object.entries(container)) {
        delete container[name];
        const isReference = name === '$ref' && typeof value === 'string';
        const shown = isReference ? value.replaceAll('%25', standIn) : hidden(value, standIn);
        setMember(container, name.replaceAll('%', standIn), shown);
      }
    }
  }
  return (printed) => printed.replaceAll(standIn, '%');
}

function hasPercent(container: JsonObject | Json[]): boolean {
  if (Array.isArray(container)) return false;
  const { name } = container;
  return (
    (typeof name === 'string' && name.includes('%')) ||
    Object.keys(container).some((key) => key.includes('%'))
  );
}

function hidden(value: Json, standIn: string): Json {
  return typeof value === 'string' ? value.replaceAll('%', standIn) : value;
}

function containersOf(root: JsonObject | Json[]): readonly (JsonObject | Json[])[] {
  const found = new Set<JsonObject | Json[]>([root]);
  for (const container of found) {
    for (const value of Object.values(container))
      if (typeof value === 'object' && value !== null) found.add(value);
  }
  return [...found];
}

/**
 * A text without a meaning, in characters that are printed unchanged; because of its hyphens, no name becomes an
 * identifier.
 */
function unusedIn(text: string): string {
  for (let number = 0; ; number += 1) {
    const candidate = `-percent-${number}-`;
    if (!text.includes(candidate)) return candidate;
  }
}
