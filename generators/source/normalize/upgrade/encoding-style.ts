import { finding } from '../../../diagnostics/catalog.ts';
import type { JsonObject } from '../../../json/json.ts';
import { isObject } from '../../../json/member.ts';
import type { UpgradeContext } from './rule.ts';

const KEYWORDS = ['style', 'explode', 'allowReserved'] as const;

/**
 * Removes `style`, `explode` and `allowReserved` from the encodings of a body, in place, unless it is
 * `application/x-www-form-urlencoded`. OpenAPI 3.0 applies them only there (OpenAPI 3.0.4, section 4.7.15.1), while 3.1
 * applies them to `multipart/form-data` as well.
 */
export function removeEncodingStyles(body: JsonObject, { places, report }: UpgradeContext): void {
  const { content } = body;
  for (const [name, mediaType] of isObject(content) ? Object.entries(content) : []) {
    const isForm = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i.test(name);
    if (isForm || !isObject(mediaType) || !isObject(mediaType['encoding'])) continue;
    for (const [field, encoding] of Object.entries(mediaType['encoding'])) {
      if (!isObject(encoding)) continue;
      const ignored = KEYWORDS.filter((keyword) => Object.hasOwn(encoding, keyword));
      if (ignored.length === 0) continue;
      const at = places.at(mediaType['encoding'], field);
      report(
        finding('openapi/encoding-style-ignored', { field, keywords: ignored.join(', '), type: name }, at),
      );
      for (const keyword of ignored) delete encoding[keyword];
    }
  }
}
