import type { ArrayType, ObjectType, ParameterDescriptor, ScalarType, ValueType } from './descriptor.ts';

/** The members of a union; for any other type, the type itself. */
export function membersOf(type: ValueType): readonly (ScalarType | ArrayType | ObjectType)[] {
  return type.kind === 'union' ? type.members : [type];
}

/** The member of a type, or the type itself, that is an array. */
export function arrayOf(type: ValueType): ArrayType | undefined {
  if (type.kind !== 'union') return type.kind === 'array' ? type : undefined;
  return type.members.find((member) => member.kind === 'array');
}

/** The member of a type, or the type itself, that is an object. */
export function objectOf(type: ValueType): ObjectType | undefined {
  if (type.kind !== 'union') return type.kind === 'object' ? type : undefined;
  return type.members.find((member) => member.kind === 'object');
}

/** Whether a list may be sent as one JSON text: its items nest, or are JSON texts. */
export function isJsonList({ items }: ArrayType): boolean {
  return items.kind === 'json' || isStructured(items);
}

/** Whether the type contains lists or objects. */
export function isStructured(type: ValueType): boolean {
  return arrayOf(type) !== undefined || objectOf(type) !== undefined;
}

/** Whether values may be of several shapes: scalars, lists, objects. */
export function isOfSeveralShapes(type: ValueType): boolean {
  return type.kind === 'union' && isStructured(type);
}

/** Whether each member of an object is sent like a parameter (style `form`, `explode: true`). */
export function isSpread({ style, explode, type }: ParameterDescriptor): boolean {
  return style === 'form' && explode && objectOf(type) !== undefined;
}
