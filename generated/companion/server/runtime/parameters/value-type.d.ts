import type { ArrayType, ObjectType, ParameterDescriptor, ScalarType, ValueType } from './descriptor.js';
/** The members of a union; of any other type the type itself. */
export declare function membersOf(type: ValueType): readonly (ScalarType | ArrayType | ObjectType)[];
/** The member of a type, or the type itself, that is an array. */
export declare function arrayOf(type: ValueType): ArrayType | undefined;
/** The member of a type, or the type itself, that is an object. */
export declare function objectOf(type: ValueType): ObjectType | undefined;
/** Whether a list may be sent as one JSON text: of what nests, or of JSON texts. */
export declare function isJsonList({ items }: ArrayType): boolean;
/** Whether the type holds lists or objects. */
export declare function isStructured(type: ValueType): boolean;
/** Whether the members of an object stand beside the other parameters (style `form`, `explode: true`). */
export declare function isSpread({ style, explode, type }: ParameterDescriptor): boolean;
