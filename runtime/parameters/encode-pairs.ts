import type { ParameterDescriptor, SendableValue } from './descriptor.ts';
import { pairChecks, type PairChecks } from './pair-checks.ts';
import { isList } from './nested-pairs.ts';
import { encodePercent } from './percent.ts';
import { parameterPairs } from './sent-pairs.ts';

/** Values to send, by their sent names; undefined is the same as absent. */
export type SendableValues = { readonly [name: string]: SendableValue | undefined };

/**
 * Encodes a query, without `?`. Throws a TypeError that names the parameter for values that cannot be encoded, and for
 * undescribed names. An empty list in style `form` with `explode` is not sent (RFC 6570, section 2.3).
 */
export function encodeQuery(parameters: readonly ParameterDescriptor[], values: SendableValues): string {
  return encodePairs(parameters, values, pairChecks(parameters)).join('&');
}

/** Encodes a body of `application/x-www-form-urlencoded`, undescribed fields as `others`; throws like `encodeQuery`. */
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
 * @throws {TypeError} for undescribed names, and for a list or an object without a type, which would be read as a text
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
    if (parameter.type.kind === 'any' && !hasVisibleShape(parameter, value))
      throw new TypeError(`${parameter.name}: a parameter without a type cannot be this list or object.`);
    return [[parameter, value] as const];
  });
}

/** Whether a receiver without a type can read the value: a text, or names in brackets. */
function hasVisibleShape(parameter: ParameterDescriptor, value: SendableValue): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (parameter.style !== 'deepObject' && !parameter.name.endsWith('[]')) return false;
  const members: readonly SendableValue[] = Object.values(value);
  return (
    members.length > 0 &&
    members.every((member) => hasVisibleShape(parameter, member) && !(isList(value) && isList(member)))
  );
}

/** Adds the name of a parameter to the errors of its encoding. */
export function withErrorName<T>({ name }: ParameterDescriptor, encode: () => T): T {
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
    withErrorName(parameter, () =>
      parameterPairs(parameter, value, checks.text).map(([name, text]) => {
        checks.name(name, value, parameter);
        return text === null ? encodePercent(name) : `${encodePercent(name)}=${text}`;
      }),
    ),
  );
}
