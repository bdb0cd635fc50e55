import { finding } from '../../../diagnostics/catalog.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { isHeaderName } from '../../document/header-name.ts';
import { isFramingHeader, isIgnoredHeader, isIgnoredParameter } from '../../document/ignored-headers.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { nameOf } from '../../files/text-file.ts';
import type { Node } from '../../document/walk.ts';
import type { PartRule } from '../rule.ts';

const none: JsonObject = {};

/** The headers that a response or an encoding describes. */
function headersOf({ value, shape }: Node): JsonObject {
  const headers = shape === 'response' || shape === 'encoding' ? memberOf(value, 'headers') : none;
  return isObject(headers) ? headers : none;
}

/** Headers of requests and responses whose names are invalid in HTTP. */
export const checkHeaderNames: PartRule = function* ({ nodes, places }) {
  for (const node of nodes) {
    const { value, shape } = node;
    const { name, in: location } = value;
    if ((shape === 'parameter' || shape === 'securityScheme') && location === 'header' && isUnsendable(name))
      yield finding('openapi/invalid-header-name', { name }, places.at(value, 'name'));
    const headers = headersOf(node);
    for (const each of Object.keys(headers).filter(isUnsendable))
      yield finding('openapi/invalid-header-name', { name: each }, nameOf(places.at(headers, each)));
  }
};

function isUnsendable(name: Json | undefined): name is string {
  return typeof name === 'string' && !isHeaderName(name);
}

/** Headers that other parts of the document describe, or that servers set themselves. */
export const checkIgnoredHeaders: PartRule = function* ({ nodes, places }) {
  for (const node of nodes) {
    const { value, shape } = node;
    const { name, in: location } = value;
    const isNamed = shape === 'parameter' && typeof name === 'string' && typeof location === 'string';
    if (isNamed && isIgnoredParameter({ name, in: location }))
      yield finding('openapi/ignored-header', { name, kind: 'parameter' }, places.at(value, 'name'));
    const headers = headersOf(node);
    const kind = shape === 'response' ? 'response header' : 'header of a part';
    for (const each of Object.keys(headers).filter(isIgnoredHeader))
      yield finding('openapi/ignored-header', { name: each, kind }, nameOf(places.at(headers, each)));
    if (shape === 'encoding')
      for (const each of Object.keys(headers).filter((header) => !isIgnoredHeader(header)))
        yield finding('openapi/ignored-part-header', { name: each }, nameOf(places.at(headers, each)));
    if (shape !== 'response') continue;
    for (const each of Object.keys(headers).filter(isFramingHeader))
      yield finding('openapi/framing-header', { name: each }, nameOf(places.at(headers, each)));
  }
};

/**
 * Headers of a response or an encoding whose names differ only in case: in HTTP they are the same (RFC 9110, section
 * 5.1). Parameters are compared in this way when repeated ones are left out.
 */
export const checkEqualHeaders: PartRule = function* ({ nodes, places }) {
  for (const headers of nodes.map(headersOf)) {
    const first = new Map<string, string>();
    for (const name of Object.keys(headers)) {
      const other = first.get(name.toLowerCase());
      if (other === undefined) first.set(name.toLowerCase(), name);
      else yield finding('openapi/duplicate-header', { name, other }, nameOf(places.at(headers, name)));
    }
  }
};
