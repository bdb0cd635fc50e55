import { readExtension } from '../vocabulary/vocabulary.ts';
import type { ParameterDescriptor, ValueType, WireStyle } from '../../runtime/parameters/descriptor.ts';
import { arrayOf, isStructured, objectOf } from '../../runtime/parameters/value-type.ts';
import type { JsonObject } from '../json/json.ts';
import { fileFieldsOf } from './file-fields.ts';
import { kindOf } from './media-type.ts';
import { essenceOf } from '../schema/text-media.ts';
import type { ApiModel, MediaType, Operation, Parameter, Response } from './model.ts';
import { mergeSchema } from '../schema/merge.ts';
import { polymorphicModel } from './polymorphic-model.ts';
import { wireType } from './wire-type.ts';

/** The parameters of an operation with their encoding, in the order of the document. */
export function describeParameters(model: ApiModel, operation: Operation): readonly ParameterDescriptor[] {
  return operation.parameters.map((parameter) => {
    const { name, in: location, style, explode, allowReserved, required } = parameter;
    const isDelimited = !explode && (style !== 'form' || isRack(model, parameter));
    return {
      name,
      in: location,
      style,
      explode,
      allowReserved,
      required,
      splitDecoded: (location === 'query' || location === 'cookie') && isDelimited,
      type: parameterType(model, parameter),
      ...(parameter.allowEmptyValue ? { allowEmptyValue: true } : {}),
    };
  });
}

/**
 * The fields of a form body with their encoding. The encoding object decides; without it, a document with Rack
 * encoding uses brackets for lists and objects, and other documents repeat the name for lists of scalars and write
 * nested values as JSON (OpenAPI 3.1, Encoding Object, `contentType`). Empty for bodies that are not described as an
 * object.
 */
export function describeForm(model: ApiModel, mediaType: MediaType): readonly ParameterDescriptor[] {
  const object = objectOf(wireType(model, mediaType.schema));
  if (object === undefined) return [];
  const { required } = mergeSchema(polymorphicModel(model), mediaType.schema);
  return Object.entries(object.properties).map(([name, field]) => {
    const encoding = Object.hasOwn(mediaType.encoding, name) ? (mediaType.encoding[name] ?? {}) : {};
    const isNested = isRack(model, mediaType);
    return {
      name,
      in: 'form',
      required: required.has(name),
      ...describeField(field, { encoding, isNested, form: mediaType.type }),
    };
  });
}

/**
 * The encoding of fields that the form does not name, as a descriptor without a name; undefined if its schema allows
 * none.
 */
export function describeOtherFields(model: ApiModel, mediaType: MediaType): ParameterDescriptor | undefined {
  const { additional = false } = objectOf(wireType(model, mediaType.schema)) ?? {};
  if (additional === false) return undefined;
  const wire = describeField(additional, {
    encoding: {},
    isNested: isRack(model, mediaType),
    form: mediaType.type,
  });
  return { name: '', in: 'form', required: false, ...wire };
}

/**
 * The media types of the parts of a multipart form that are not plain text, by the names of their fields: that of the
 * encoding object, otherwise JSON for nested values (OpenAPI 3.1.1, section 4.8.15.1.1). Files have their own types.
 */
export function partTypes(model: ApiModel, mediaType: MediaType): ReadonlyMap<string, string> {
  const files = new Set(fileFieldsOf(model, mediaType));
  const types = new Map<string, string>();
  for (const { name, type } of describeForm(model, mediaType)) {
    if (files.has(name)) continue;
    const encoding = Object.hasOwn(mediaType.encoding, name) ? mediaType.encoding[name] : undefined;
    const given = encoding?.['contentType'];
    const isJson = type.kind === 'json' || type === LIST_OF_JSON;
    // A list of types or a range leaves the choice to the sender.
    if (typeof given === 'string' && /^[^,*]+$/.test(given)) types.set(name, given);
    else if (isJson) types.set(name, 'application/json');
  }
  return types;
}

/** Whether a form may contain only described fields. */
export function isClosedForm(model: ApiModel, mediaType: MediaType): boolean {
  return objectOf(wireType(model, mediaType.schema))?.additional === false;
}

/** The headers of a response by their names as written (OpenAPI 3.1, Header Object: style `simple`). */
export function describeHeaders(model: ApiModel, response: Response): readonly ParameterDescriptor[] {
  return response.headers.map((header) => ({
    name: header.name,
    in: 'header',
    style: 'simple',
    explode: header.explode,
    allowReserved: false,
    required: header.required,
    splitDecoded: false,
    type: parameterType(model, header),
  }));
}

type FieldWire = Pick<ParameterDescriptor, 'style' | 'explode' | 'allowReserved' | 'splitDecoded' | 'type'>;

/**
 * Styles apply in `application/x-www-form-urlencoded` and in `multipart/form-data` (OpenAPI 3.1.1, section 4.8.15.1.2).
 * The texts of parts are not percent-encoded, so separators in values cannot be distinguished there from those of a
 * list.
 */
function describeField(
  type: ValueType,
  given: { readonly encoding: JsonObject; readonly isNested: boolean; readonly form: string },
): FieldWire {
  const { encoding, isNested, form } = given;
  const isMultipart = form.startsWith('multipart/');
  const allowReserved = encoding['allowReserved'] === true && !isMultipart;
  const knowsStyles = !isMultipart || form.startsWith('multipart/form-data');
  const isStyled =
    knowsStyles && ['style', 'explode', 'allowReserved'].some((name) => Object.hasOwn(encoding, name));
  if (isStyled) {
    const style = (typeof encoding['style'] === 'string' ? encoding['style'] : 'form') as WireStyle;
    const explode =
      typeof encoding['explode'] === 'boolean'
        ? encoding['explode']
        : style === 'form' || style === 'deepObject';
    const splitDecoded = !explode && (style !== 'form' || isNested || isMultipart);
    return { style, explode, allowReserved, splitDecoded, type };
  }
  const plain = { style: 'form', explode: true, allowReserved, splitDecoded: false } as const;
  if (isNested) return { ...plain, style: 'deepObject', type };
  const contentType = encoding['contentType'];
  const isJson = typeof contentType === 'string' ? kindOf(contentType) === 'json' : nests(type);
  if (!isJson) return { ...plain, type };
  return { ...plain, type: isMultipart && isListOfObjects(type) ? LIST_OF_JSON : { kind: 'json' } };
}

const LIST_OF_JSON: ValueType = { kind: 'array', items: { kind: 'json' } };

/**
 * Whether each object of a list is a part of its own (OpenAPI 3.1.1, sections 4.8.14.4 and 4.8.15.1.1: the media type
 * of a list is that of its items). If the schema also allows a single list or object, the part itself decides.
 */
function isListOfObjects(type: ValueType): boolean {
  if (type.kind !== 'array') return false;
  return objectOf(type.items) !== undefined && arrayOf(type.items) === undefined;
}

function nests(type: ValueType): boolean {
  const array = arrayOf(type);
  return objectOf(type) !== undefined || (array !== undefined && isStructured(array.items));
}

/** The type that the text of a parameter or header represents: that of its schema, or text of its media type. */
export function parameterType(
  model: ApiModel,
  { mediaType, schema }: Pick<Parameter, 'mediaType' | 'schema'>,
): ValueType {
  if (mediaType === undefined) return wireType(model, schema);
  return { kind: kindOf(essenceOf(mediaType)) === 'json' ? 'json' : 'string' };
}

/** Whether the document's root, a parameter or a body has `x-parameter-encoding: rack`. */
function isRack(model: ApiModel, { extensions }: Pick<Parameter, 'extensions'>): boolean {
  const word = 'x-parameter-encoding';
  return (readExtension(extensions, word) ?? readExtension(model.extensions, word)) === 'rack';
}
