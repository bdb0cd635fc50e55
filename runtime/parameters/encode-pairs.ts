import { querySeparator } from './delimited.ts';
import type { ParameterDescriptor, ParameterValue, ValueType } from './descriptor.ts';
import { joinText } from './joined-text.ts';
import { isList, memberName, nestedPairs } from './nested-pairs.ts';
import { encodePercent, encodeReserved } from './percent.ts';
import { writeScalar } from './scalar.ts';
import { isNested } from './spread-name.ts';
import { arrayOf, isSpread, objectOf } from './value-type.ts';

/** Values to send, by the name that is sent; undefined is the same as absent. */
export type SendableValues = { readonly [name: string]: ParameterValue | undefined };

/**
 * Encodes a query, without `?`; the empty string when there is nothing to send. Throws a TypeError that names the
 * parameter for values that cannot be encoded and for names that are not described. An empty list in style `form` with
 * `explode` sends nothing (RFC 6570, section 2.3: it is undefined).
 */
export function encodeQuery(parameters: readonly ParameterDescriptor[], values: SendableValues): string {
  return encodePairs(parameters, values).join('&');
}

/**
 * Encodes a body of `application/x-www-form-urlencoded`; throws like `encodeQuery`. With `others`, fields that are not
 * described are written as it states, under their own names.
 */
export function encodeForm(
  parameters: readonly ParameterDescriptor[],
  values: SendableValues,
  others?: ParameterDescriptor,
): string {
  if (others === undefined) return encodePairs(parameters, values).join('&');
  const described = new Set(parameters.map(({ name }) => name));
  const undescribed = Object.keys(values).filter((name) => !described.has(name));
  return encodePairs([...parameters, ...undescribed.map((name) => ({ ...others, name }))], values).join('&');
}

/** Encodes a `Cookie` header; throws like `encodeQuery`. */
export function encodeCookies(parameters: readonly ParameterDescriptor[], values: SendableValues): string {
  return encodePairs(parameters, values).join('; ');
}

/** The values to send with their descriptors, in the order of the descriptors. Throws a TypeError for unknown names. */
export function pairWithValues(
  parameters: readonly ParameterDescriptor[],
  values: SendableValues,
): readonly (readonly [ParameterDescriptor, ParameterValue])[] {
  const described = new Set(parameters.map(({ name }) => name));
  for (const name of Object.keys(values)) {
    if (!described.has(name)) throw new TypeError(`${JSON.stringify(name)} is not the name of a parameter.`);
  }
  return parameters.flatMap((parameter) => {
    const value = Object.hasOwn(values, parameter.name) ? values[parameter.name] : undefined;
    return value === undefined ? [] : [[parameter, value] as const];
  });
}

/** Encodes one parameter, and adds its name to errors. */
export function sending<T>({ name }: ParameterDescriptor, encode: () => T): T {
  try {
    return encode();
  } catch (error) {
    throw new TypeError(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function encodePairs(parameters: readonly ParameterDescriptor[], values: SendableValues): string[] {
  return pairWithValues(parameters, values).flatMap(([parameter, value]) =>
    sending(parameter, () => parameterPairs(parameter, value)),
  );
}

function parameterPairs(parameter: ParameterDescriptor, value: ParameterValue): string[] {
  const { name, type, style } = parameter;
  const encode = parameter.allowReserved ? encodeReserved : encodePercent;
  const write = (pairName: string, text: string | null) =>
    text === null ? encodePercent(pairName) : `${encodePercent(pairName)}=${encode(text)}`;
  const writeNested = (root: string, nested: ParameterValue) =>
    nestedPairs(root, nested).map(([pairName, text]) => write(pairName, text));

  if (type.kind === 'json' || isEmptyOfJson(type, value)) return [write(name, JSON.stringify(value))];
  if (isList(value) && value.length > 0 && arrayOf(type)?.items.kind === 'json')
    return value.map((item) => write(name, JSON.stringify(item)));
  if (value === null) return [write(name, null)];
  if (typeof value !== 'object') return [write(name, writeScalar(value))];
  const separator = querySeparator(parameter);
  if (separator !== undefined) {
    return [`${encodePercent(name)}=${joinQuery(parameter, value, { separator, encode })}`];
  }
  if (style === 'deepObject' || name.endsWith('[]')) return writeNested(name.replace(/\[\]$/, ''), value);
  if (isList(value)) {
    return needsBrackets(parameter, value)
      ? writeNested(name, value)
      : value.flatMap((item) => writeNested(name, item));
  }
  if (!isSpread(parameter)) return writeNested(name, value);
  const properties = objectOf(type)?.properties ?? {};
  return Object.entries(value).flatMap(([member, inner]) =>
    writeNested(Object.hasOwn(properties, member) ? member : memberName(member, isNested), inner),
  );
}

/** An empty list of JSON texts is sent as one JSON text, because no pair would mean that the parameter is absent. */
function isEmptyOfJson(type: ValueType, value: ParameterValue): boolean {
  return isList(value) && value.length === 0 && arrayOf(type)?.items.kind === 'json';
}

/**
 * Whether a repeated name would not show that this is a list: its items nest, or it has one item and the type also
 * allows a scalar.
 */
function needsBrackets({ type, explode }: ParameterDescriptor, items: readonly ParameterValue[]): boolean {
  if (!explode || items.some((item) => item !== null && typeof item === 'object')) return true;
  return items.length === 1 && type.kind === 'union';
}

function joinQuery(
  { splitDecoded }: ParameterDescriptor,
  value: ParameterValue,
  { separator, encode }: { separator: string; encode: (text: string) => string },
): string {
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
