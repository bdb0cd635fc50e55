import { finding } from '../../../diagnostics/catalog.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { nameOf } from '../../files/text-file.ts';
import type { WholeRule } from '../rule.ts';

const componentName = /^[A-Za-z0-9._-]+$/;

/** Names of components (OpenAPI 3.1.1, section 4.8.7): names that no reference can spell are errors. */
export const checkKeys: WholeRule = function* ({ root, places }) {
  const components = memberOf(root, 'components');
  for (const section of Object.values(isObject(components) ? components : {}).filter(isObject)) {
    for (const name of Object.keys(section)) {
      if (componentName.test(name)) continue;
      const code = name.isWellFormed() ? 'openapi/invalid-component-name' : 'openapi/lone-surrogate';
      yield finding(code, { name }, nameOf(places.at(section, name)));
    }
  }
};
