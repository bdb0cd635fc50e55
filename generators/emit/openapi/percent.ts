import { jsonText } from '../../../runtime/contract/json-text.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { setMember } from '../../json/member.ts';

/**
 * Replaces percent signs in a document with a placeholder that it does not contain. The library decodes names as parts of
 * references, several times, and fails if they have such signs.
 * @param document changed in place, if a name has a percent sign
 * @returns a function that restores the signs in a text that was printed from the document
 */
export function hidePercentSigns(document: JsonObject): (printed: string) => string {
  const containers = containersOf(document);
  if (!containers.some(hasPercent)) return (printed) => printed;
  const placeholder = unusedIn(jsonText(document));
  for (const container of containers) {
    if (Array.isArray(container)) {
      for (const [index, value] of container.entries()) container[index] = hidden(value, placeholder);
    } else {
      // All members are set again, so that their order does not change.
      for (const [name, value] of Object.entries(container)) {
        delete container[name];
        const isReference = name === '$ref' && typeof value === 'string';
        const shown = isReference ? value.replaceAll('%25', placeholder) : hidden(value, placeholder);
        setMember(container, name.replaceAll('%', placeholder), shown);
      }
    }
  }
  return (printed) => printed.replaceAll(placeholder, '%');
}

function hasPercent(container: JsonObject | Json[]): boolean {
  if (Array.isArray(container)) return false;
  const { name } = container;
  return (
    (typeof name === 'string' && name.includes('%')) ||
    Object.keys(container).some((key) => key.includes('%'))
  );
}

function hidden(value: Json, placeholder: string): Json {
  return typeof value === 'string' ? value.replaceAll('%', placeholder) : value;
}

function containersOf(root: JsonObject | Json[]): readonly (JsonObject | Json[])[] {
  const found = new Set<JsonObject | Json[]>([root]);
  for (const container of found) {
    for (const value of Object.values(container))
      if (typeof value === 'object' && value !== null) found.add(value);
  }
  return [...found];
}

/** In characters that are printed unchanged; because of the hyphens, no name with it becomes an identifier. */
function unusedIn(text: string): string {
  for (let number = 0; ; number += 1) {
    const candidate = `-percent-${number}-`;
    if (!text.includes(candidate)) return candidate;
  }
}
