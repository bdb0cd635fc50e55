import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import { referencesIn } from '../../references/references.ts';
import { isMediaType } from '../../document/media-type.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { isNamedKind } from '../../document/structure.ts';
import { describeShape } from '../../document/shape-words.ts';
import { suggest } from '../suggestion.ts';
import { nameOf } from '../../files/text-file.ts';

/** Top-level types of the IANA registry of media types, and others in use. */
const kinds =
  '* application audio chemical example font haptics image message model multipart text video'.split(' ');

/** Defaults of required parameters, unknown media types, and fields without effect beside references. */
export const lintDescribedValues: Rule = function* ({ root, nodes, places }) {
  const references = referencesIn(root);
  for (const { value, shape } of nodes) {
    if (shape === 'schema') continue;
    if (isNamedKind(shape) && typeof value['$ref'] === 'string') {
      const kind = describeShape(shape);
      for (const name of Object.keys(value).filter(isIgnoredBesideReference))
        yield finding('lint/reference-sibling', { name, kind }, nameOf(places.at(value, name)));
      continue;
    }
    if (shape === 'parameter' && value['required'] === true) {
      const schema = references.follow(value['schema']);
      const { name } = value;
      if (isObject(schema) && Object.hasOwn(schema, 'default') && typeof name === 'string')
        yield finding('lint/required-default', { name }, places.of(value));
    }
    const content = shape === 'requestBody' || shape === 'response' ? memberOf(value, 'content') : undefined;
    for (const type of isObject(content) ? Object.keys(content) : []) {
      const [kind = ''] = type.toLowerCase().split('/');
      if (!isMediaType(type) || kinds.includes(kind) || kind.startsWith('x-')) continue;
      const hint = suggest(kind, kinds);
      yield finding('lint/unknown-media-type', { type, hint }, nameOf(places.at(content as object, type)));
    }
  }
};

function isIgnoredBesideReference(name: string): boolean {
  return name !== '$ref' && name !== 'summary' && name !== 'description' && !name.startsWith('x-');
}
