import { finding } from '../../diagnostics/catalog.ts';
import { isObject } from '../member.ts';
import { nameOf } from '../text-file.ts';
import type { Rule } from './rule.ts';

const componentName = /^[A-Za-z0-9._-]+$/;

/** Names of components (OpenAPI 3.1.1, section 4.8.7): such as no reference can spell are errors. */
export const checkKeys: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape !== 'components') continue;
    for (const section of Object.values(value).filter(isObject)) {
      for (const name of Object.keys(section)) {
        const at = nameOf(places.at(section, name));
        if (!name.isWellFormed()) yield finding('openapi/unspeakable-name', { name }, at);
        else if (!componentName.test(name)) yield finding('openapi/component-name', { name }, at);
      }
    }
  }
};
