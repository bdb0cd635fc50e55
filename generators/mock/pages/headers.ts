import type { Response } from '../../model/model.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { factNamed } from './fact-names.ts';
import type { PageFacts } from './page.ts';

/** The headers without the optional ones that are about a page: examples of them are about another page. */
export function withoutPageExamples(response: Response, headers: JsonObject): JsonObject {
  const optional = new Set(response.headers.filter(({ required }) => !required).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !optional.has(name) || factNamed(name) === undefined),
  );
}

/**
 * The documented headers of a response with the facts of a page, by their names as written.
 * @param isValid whether a header may have a value
 */
export function pageHeaders(
  { headers }: Response,
  { facts, url }: { readonly facts: PageFacts; readonly url: URL },
  isValid: (name: string, value: Json) => boolean,
): JsonObject {
  const found = headers.flatMap(({ name, required }): readonly (readonly [string, Json])[] => {
    const fact = factNamed(name);
    const value = fact === undefined ? undefined : facts[fact];
    if (fact === undefined || value === undefined) return [];
    // If a link is required and no page follows, it names the page itself (RFC 8288, section 3).
    if (fact === 'link' && value === '') return required ? [[name, `<${url.href}>; rel="self"`]] : [];
    const valid = [value, String(value)].find((each) => isValid(name, each));
    return valid === undefined ? [] : [[name, valid]];
  });
  return Object.fromEntries(found);
}
