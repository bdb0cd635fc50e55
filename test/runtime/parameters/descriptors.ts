import type { ParameterDescriptor, ScalarType, ValueType } from '../../../runtime/parameters/descriptor.ts';

export const string: ScalarType = { kind: 'string' };
export const integer: ScalarType = { kind: 'integer' };
export const number: ScalarType = { kind: 'number' };
export const boolean: ScalarType = { kind: 'boolean' };
export const nothing: ScalarType = { kind: 'null' };
export const json: ScalarType = { kind: 'json' };
export const any: ScalarType = { kind: 'any' };

export function array(items: ValueType): ValueType & { kind: 'array' } {
  return { kind: 'array', items };
}

export function object(
  properties: Record<string, ValueType>,
  additional: ValueType | false = false,
): ValueType & { kind: 'object' } {
  return { kind: 'object', properties, additional };
}

export function union(...members: (ValueType & { kind: Exclude<ValueType['kind'], 'union'> })[]): ValueType {
  return { kind: 'union', members };
}

/** A query parameter in the default style; `given` overrides. */
export function parameter(
  name: string,
  type: ValueType,
  given: Partial<ParameterDescriptor> = {},
): ParameterDescriptor {
  return {
    name,
    in: 'query',
    style: 'form',
    explode: true,
    allowReserved: false,
    required: false,
    splitDecoded: false,
    type,
    ...given,
  };
}
