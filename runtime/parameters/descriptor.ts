/** How parameters are encoded, as plain data that server, client, documentation and conformance cases read. */

/** `form` is a body of `application/x-www-form-urlencoded`; the others are OpenAPI 3.1, Parameter Object, `in`. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie' | 'form';

/**
 * OpenAPI 3.1, Style Values. `deepObject` nests as in Rack: arrays as `a[]=1`, arrays of objects as `a[][k]=v` or
 * `a[0][k]=v`, to any depth; the specification does not define this.
 */
export type WireStyle =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

export interface ParameterDescriptor {
  /** The name that is sent, with its brackets (`ids[]`); also the key of the decoded value. */
  readonly name: string;
  readonly in: ParameterLocation;
  readonly style: WireStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly required: boolean;
  /**
   * Whether a list is split after percent-decoding, as by Rack, and in the space and pipe styles, whose separators are
   * always encoded. RFC 6570 splits first, so that `a%2Cb` is one item.
   */
  readonly splitDecoded: boolean;
  readonly type: ValueType;
  /** Whether an empty text, or the name alone, means that the parameter is not used (OpenAPI 3.1.1, section 4.8.12.2.1). */
  readonly allowEmptyValue?: boolean;
}

/**
 * The type of an encoded value. `any` has no declared type, so that it stays text; `json` is JSON text. A union has scalars,
 * at most one array and at most one object, which differ by the shape of the encoded value.
 */
export type ValueType = ScalarType | ArrayType | ObjectType | UnionType;

export interface ScalarType {
  /** `looseBoolean` is a boolean that may also be written as `True`, `1`, `yes` and similar texts. */
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'looseBoolean' | 'null' | 'any' | 'json';
}

export interface ArrayType {
  readonly kind: 'array';
  readonly items: ValueType;
}

export interface ObjectType {
  readonly kind: 'object';
  readonly properties: Readonly<Record<string, ValueType>>;
  /** Type of members that `properties` does not name; false if they are not allowed. */
  readonly additional: ValueType | false;
}

export interface UnionType {
  readonly kind: 'union';
  readonly members: readonly (ScalarType | ArrayType | ObjectType)[];
}

/** A decoded value. Objects have no prototype, so that no member name has a special meaning. */
export type ParameterValue =
  null | string | number | boolean | readonly ParameterValue[] | { readonly [name: string]: ParameterValue };

/** A value that can be encoded. A bigint is an integer that a double cannot represent. */
export type SendableValue =
  | null
  | string
  | number
  | bigint
  | boolean
  | readonly SendableValue[]
  | { readonly [name: string]: SendableValue };

/** Values by the sent name of their parameter. */
export type ParameterValues = { readonly [name: string]: ParameterValue };
