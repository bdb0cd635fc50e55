import { finding } from '../../diagnostics/catalog.ts';
import type { Json } from '../document.ts';
import { isHeaderName } from '../header-name.ts';
import { isObject, memberOf } from '../member.ts';
import { nameOf } from '../text-file.ts';
import type { PartRule } from './rule.ts';

/** Headers of requests and responses whose names are invalid in HTTP. */
export const checkHeaderNames: PartRule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape === 'parameter' || shape === 'securityScheme') {
      const name = memberOf(value, 'name');
      if (memberOf(value, 'in') === 'header' && isUnsendable(name))
        yield finding('openapi/header-name', { name }, places.at(value, 'name'));
    }
    if (shape !== 'response' && shape !== 'encoding') continue;
    const headers = memberOf(value, 'headers');
    if (!isObject(headers)) continue;
    for (const name of Object.keys(headers))
      if (isUnsendable(name))
        yield finding('openapi/header-name', { name }, nameOf(places.at(headers, name)));
  }
};

function isUnsendable(name: Json | undefined): name is string {
  return typeof name === 'string' && !isHeaderName(name);
}
