import { indexOf, type DescriptorIndex } from './descriptor-index.ts';
import type { ParameterDescriptor, ParameterValue } from './descriptor.ts';
import { isList } from './nested-pairs.ts';
import { encodePercent } from './percent.ts';
import { parameterPairs } from './sent-pairs.ts';
import { isSpread } from './value-type.ts';

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
  const all = [...parameters, ...undescribed.map((name) => ({ ...others, name }))];
  return encodePairs(all, values, parameters).join('&');
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

function encodePairs(
  parameters: readonly ParameterDescriptor[],
  values: SendableValues,
  described: readonly ParameterDescriptor[] = parameters,
): string[] {
  // Only names of members that are sent beside the parameters can be those of another parameter.
  const index = described.some(isSpread) ? indexOf(described) : undefined;
  return pairWithValues(parameters, values).flatMap(([parameter, value]) =>
    sending(parameter, () =>
      parameterPairs(parameter, value).map(([name, text]) => {
        if (index !== undefined) checkName(name, { parameter, value, index });
        return text === null ? encodePercent(name) : `${encodePercent(name)}=${text}`;
      }),
    ),
  );
}

/** Whose pair is sent, and the index that the receiver reads it by. */
interface Sender {
  readonly parameter: ParameterDescriptor;
  readonly value: ParameterValue;
  readonly index: DescriptorIndex;
}

/** Throws a TypeError if the receiver would read a pair as part of another parameter, or of another member. */
function checkName(name: string, { parameter, value, index }: Sender): void {
  const match = index.find(name);
  if (match === undefined) return;
  const isMember = value !== null && typeof value === 'object' && !isList(value);
  const isSame = !isSpread(parameter) || isMember === (typeof match.steps[0] === 'string');
  if (match.parameter === parameter && isSame) return;
  throw new TypeError(
    `Its name ${JSON.stringify(name)} is read as that of the parameter ${match.parameter.name}.`,
  );
}
