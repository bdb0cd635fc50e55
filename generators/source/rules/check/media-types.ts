import { finding } from '../../../diagnostics/catalog.ts';
import { isMediaType } from '../../document/media-type.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { nameOf } from '../../files/text-file.ts';
import type { PartRule } from '../rule.ts';

/** Names in `content` are media types or ranges; `contentType` of an encoding is a list of these. */
export const checkMediaTypes: PartRule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    if (shape === 'encoding') {
      const types = memberOf(value, 'contentType');
      if (typeof types === 'string' && !isMediaTypeList(types))
        yield finding('openapi/invalid-media-type', { type: types }, places.at(value, 'contentType'));
      continue;
    }
    const content = holders.has(shape) ? memberOf(value, 'content') : undefined;
    if (!isObject(content)) continue;
    for (const type of Object.keys(content))
      if (!isMediaType(type))
        yield finding('openapi/invalid-media-type', { type }, nameOf(places.at(content, type)));
  }
};

const holders: ReadonlySet<string> = new Set(['requestBody', 'response', 'parameter', 'header']);

/** Commas inside quotes split a parameter. This is so rare that both readings are accepted. */
function isMediaTypeList(text: string): boolean {
  return isMediaType(text) || text.split(',').every((each) => isMediaType(each.trim()));
}
