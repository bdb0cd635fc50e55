import { Scalar, stringify } from 'yaml';
import { isMapping, isSequence, Reference, type Mapping, type Value } from './value.ts';
import { mergedTags } from './yaml/tags.ts';

/** The text of a merged configuration, as YAML with `---` before it. Parts that are used twice are written twice. */
export function mergedYaml(merged: Mapping): string {
  return stringify(plain(merged), {
    version: '1.1',
    directives: true,
    customTags: mergedTags,
    aliasDuplicateObjects: false,
    indentSeq: false,
    lineWidth: 0,
    nullStr: '',
    singleQuote: true,
  });
}

/** Maps stay maps: objects would put numeric keys first. A text that looks like a merge key is quoted. */
function plain(value: Value): unknown {
  if (isMapping(value))
    return new Map([...value].map(([key, member]) => [key === '<<' ? quoted(key) : key, plain(member)]));
  if (isSequence(value)) return value.map((item) => plain(item));
  return value instanceof Reference ? value.toString() : value;
}

function quoted(text: string): Scalar {
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_SINGLE;
  return scalar;
}
