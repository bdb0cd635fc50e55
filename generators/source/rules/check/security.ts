import { finding } from '../../../diagnostics/catalog.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { renaming } from '../renaming.ts';
import { asking, Suggestions } from '../suggestion.ts';
import { nameOf } from '../../files/text-file.ts';
import { selection } from '../../document/walk.ts';
import type { WholeRule } from '../rule.ts';

const secured = selection(({ shape }) => shape === 'document' || shape === 'operation');

/** Security requirements name schemes of `components/securitySchemes` (OpenAPI 3.1.1, section 4.8.30). */
export const checkSecurity: WholeRule = function* ({ root, groups, places }) {
  const schemes = memberOf(memberOf(root, 'components'), 'securitySchemes');
  const declared = isObject(schemes) ? Object.keys(schemes) : [];
  const isDeclared = new Set(declared);
  const suggestions = new Suggestions();
  for (const { value } of secured(groups)) {
    const { security } = value;
    if (!Array.isArray(security)) continue;
    for (const requirement of security.filter(isObject)) {
      for (const scheme of Object.keys(requirement)) {
        if (isDeclared.has(scheme)) continue;
        const meant = suggestions.nearest(scheme, declared);
        const at = nameOf(places.at(requirement, scheme));
        const edits = renaming(requirement, scheme, meant, at);
        const particulars = { scheme, hint: asking(meant) };
        yield finding('openapi/undeclared-security', particulars, at, undefined, edits);
      }
    }
  }
};
