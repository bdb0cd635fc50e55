import type { ParameterDescriptor, SendableValue } from './descriptor.ts';
import { pairChecks, type PairChecks } from './pair-checks.ts';
import { isList } from './nested-pairs.ts';
import { encodePercent } from './percent.ts';
import { parameterPairs } from './sent-pairs.ts';

/** Values to send, by the name that is sent; undefined is the same as absent. */
export type SendableValues = { readonly [name: string]: SendableValue | undefined };

/**
 * Encodes a query, without `?`; the empty string when there is nothing to send. Throws a TypeError that names the
 * parameter for values that cannot be encoded and for names that are not described. An empty list in style `form` with
 * `explode` sends nothing (RFC 6570, section 2.3: it is undefined).
 */
export function encodeQuery(parameters: readonly ParameterDescriptor[], values: SendableValues): string {
  return encodePairs(parameters, values, pairChecks(parameters)).join('&');
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
  const checks = pairChecks(parameters);
  if (others === undefined) return encodePairs(parameters, values, checks).join('&');
  const described = new Set(parameters.map(({ name }) => name));
  const undescribed = Object.keys(values).filter((name) => !described.has(name));
  const all = [...parameters, ...undescribed.map((name) => ({ ...others, name }))];
  return encodePairs(all, values, checks).join('&');
}

/** Encodes a `Cookie` header; throws like `encodeQuery`. */
export function encodeCookies(parameters: readonly ParameterDescriptor[], values: SendableValues): string {
  return encodePairs(parameters, values, pairChecks(parameters)).join('; ');
}

/**
 * The values to send with their descriptors, in the order of the descriptors.
 * @throws {TypeError} for unknown names, and for a list or an object where the type is unknown: its receiver would read
 *   a text
 */
export function pairWithValues(
  parameters: readonly ParameterDescriptor[],
  values: SendableValues,
): readonly (readonly [ParameterDescriptor, SendableValue])[] {
  const described = new Set(parameters.map(({ name }) => name));
  for (const name of Object.keys(values)) {
    if (!described.has(name)) throw new TypeError(`${JSON.stringify(name)} is not the name of a parameter.`);
  }
  return parameters.flatMap((parameter) => {
    const value = Object.hasOwn(values, parameter.name) ? values[parameter.name] : undefined;
    if (value === undefined) return [];
    if (parameter.type.kind === 'any' && !showsShape(parameter, value))
      throw new TypeError(`${parameter.name}: a parameter without a type cannot be this list or object.`);
    return [[parameter, value] as const];
  });
}

/** Whether a receiver that knows no type reads the value: a text, or what names in brackets tell. */
function showsShape(parameter: ParameterDescriptor, value: SendableValue): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (parameter.style !== 'deepObject' && !parameter.name.endsWith('[]')) return false;
  const members: readonly SendableValue[] = Object.values(value);
  return (
    members.length > 0 &&
    members.every((member) => showsShape(parameter, member) && !(isList(value) && isList(member)))
  );
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

function encodePairs(
  parameters: readonly ParameterDescriptor[],
  values: SendableValues,
  checks: PairChecks,
): string[] {
  return pairWithValues(parameters, values).flatMap(([parameter, value]) =>
    sending(parameter, () =>
      parameterPairs(parameter, value, checks.text).map(([name, text]) => {
        checks.name(name, value, parameter);
        return text === null ? encodePercent(name) : `${encodePercent(name)}=${text}`;
      }),
    ),
  );
}
