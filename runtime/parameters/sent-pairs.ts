import { jsonText } from '../contract/json-text.ts';
import { querySeparator } from './delimited.ts';
import type { ParameterDescriptor, SendableValue, ValueType } from './descriptor.ts';
import { joinText, scalarText } from './joined-text.ts';
import { isList, memberName, nestedPairs, type TextPair } from './nested-pairs.ts';
import { encodePercent, encodeReserved } from './percent.ts';
import { writeScalar } from './scalar.ts';
import type { TextCheck } from './shown-shape.ts';
import { arrayOf, isSpread, objectOf } from './value-type.ts';

/**
 * Matches names of members of a spread object that would be read as part of another member, such as `a[b]`, unless they are
 * described; and the empty name, which is ignored.
 */
const nestedName = /^$|.\[./s;

/** The pairs of one parameter, with encoded texts and plain names. `check` is called for texts of several values. */
export function parameterPairs(
  parameter: ParameterDescriptor,
  value: SendableValue,
  check: TextCheck,
): readonly TextPair[] {
  const { name, type, style } = parameter;
  const encode = parameter.allowReserved ? encodeReserved : encodePercent;
  const write = (pairName: string, text: string | null): TextPair => [
    pairName,
    text === null ? null : encode(text),
  ];
  const writeNested = (root: string, nested: SendableValue) =>
    nestedPairs(root, nested).map(([pairName, text]) => write(pairName, text));

  if (type.kind === 'json' || isEmptyOfJson(type, value)) return [write(name, jsonText(value))];
  if (isList(value) && value.length > 0 && arrayOf(type)?.items.kind === 'json')
    return value.map((item) => write(name, jsonText(item)));
  if (value === null) return [[name, null]];
  const separator = querySeparator(parameter);
  if (separator !== undefined) {
    const text = joinQuery(parameter, value, { separator, encode });
    check(value, text, parameter);
    return [[name, text]];
  }
  if (typeof value !== 'object') return [write(name, writeScalar(value))];
  if (style === 'deepObject' || name.endsWith('[]')) return writeNested(name.replace(/\[\]$/, ''), value);
  if (isList(value)) {
    return needsBrackets(parameter, value)
      ? writeNested(name, value)
      : value.flatMap((item) => writeNested(name, item));
  }
  if (!isSpread(parameter)) return writeNested(name, value);
  const properties = objectOf(type)?.properties ?? {};
  return Object.entries(value).flatMap(([member, inner]) =>
    writeNested(Object.hasOwn(properties, member) ? member : memberName(member, nestedName), inner),
  );
}

/** Whether a value is an empty list of JSON texts, which is sent as one JSON text, since no pair would be an absent value. */
function isEmptyOfJson(type: ValueType, value: SendableValue): boolean {
  return isList(value) && value.length === 0 && arrayOf(type)?.items.kind === 'json';
}

/** Whether a repeated name would not show a list: its items nest, or it has one item and the type also allows a scalar. */
function needsBrackets({ type, explode }: ParameterDescriptor, items: readonly SendableValue[]): boolean {
  if (!explode || items.some((item) => item !== null && typeof item === 'object')) return true;
  return items.length === 1 && type.kind === 'union';
}

/** How the values of one text are separated and encoded. */
interface Joining {
  readonly separator: string;
  readonly encode: (text: string) => string;
}

function joinQuery(
  { splitDecoded }: ParameterDescriptor,
  value: SendableValue,
  { separator, encode }: Joining,
): string {
  if (value === null || typeof value !== 'object') return encode(scalarText(value));
  const text = joinText(value, {
    separator,
    keyed: false,
    encode: (part) => {
      if (!splitDecoded) return encodePercent(part);
      if (part.includes(separator))
        throw new TypeError(`${JSON.stringify(part)} contains the separator of the list.`);
      return part;
    },
  });
  return splitDecoded ? encode(text).replaceAll('%2C', ',') : text;
}
