import { finding } from '../../diagnostics/catalog.ts';
import { isObject } from '../member.ts';
import type { Kind } from '../structure.ts';
import { nameOf } from '../text-file.ts';
import type { Rule } from './rule.ts';

/** Where the names of members have a form. */
const forms: Readonly<Partial<Record<Kind, { readonly form: RegExp; readonly wanted: string }>>> = {
  paths: { form: /^(?:\/|x-)/, wanted: 'begin with "/"' },
  responses: {
    form: /^(?:[1-5](?:\d\d|XX)$|default$|x-)/,
    wanted: 'be a status such as 200 or 4XX, or "default"',
  },
};

const componentName = /^[A-Za-z0-9._-]+$/;

/** Names of paths and statuses (OpenAPI 3.1.1, sections 4.8.8 and 4.8.16) are errors, of components (4.8.7) warnings. */
export const checkKeys: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    const expected = forms[shape];
    if (expected !== undefined) {
      for (const name of Object.keys(value)) {
        if (!expected.form.test(name))
          yield finding(
            'openapi/malformed-name',
            { name, wanted: expected.wanted },
            nameOf(places.at(value, name)),
          );
      }
    }
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
