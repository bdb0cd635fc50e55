import { finding } from '../../diagnostics/catalog.ts';
import { isIgnoredHeader, isIgnoredParameter } from '../ignored-headers.ts';
import { isObject, memberOf } from '../member.ts';
import { nameOf } from '../text-file.ts';
import type { PartRule } from './rule.ts';

/** Headers that the specification says to ignore, as other parts of the document describe them. */
export const checkIgnoredHeaders: PartRule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape === 'parameter') {
      const name = memberOf(value, 'name');
      const location = memberOf(value, 'in');
      if (typeof name !== 'string' || typeof location !== 'string') continue;
      if (isIgnoredParameter({ name, in: location }))
        yield finding('openapi/ignored-header', { name, kind: 'parameter' }, places.at(value, 'name'));
    }
    if (shape !== 'response' && shape !== 'encoding') continue;
    const headers = memberOf(value, 'headers');
    if (!isObject(headers)) continue;
    for (const name of Object.keys(headers))
      if (isIgnoredHeader(name))
        yield finding(
          'openapi/ignored-header',
          { name, kind: shape === 'response' ? 'response header' : 'header of a part' },
          nameOf(places.at(headers, name)),
        );
  }
};
