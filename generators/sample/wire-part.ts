import { formLimits } from '../../runtime/parameters/limits.ts';
import { decodeHeaders } from '../../runtime/parameters/decode-headers.ts';
import { decodeCookies, decodeForm, decodeQuery } from '../../runtime/parameters/decode-pairs.ts';
import { decodePath } from '../../runtime/parameters/decode-path.ts';
import type {
  ParameterDescriptor,
  ParameterLocation,
  SendableValue,
} from '../../runtime/parameters/descriptor.ts';
import { encodeHeaders } from '../../runtime/parameters/encode-headers.ts';
import { encodeCookies, encodeForm, encodeQuery } from '../../runtime/parameters/encode-pairs.ts';
import { encodePath } from '../../runtime/parameters/encode-path.ts';
import type { Decoded } from '../../runtime/parameters/error.ts';
import type { ApiModel, MediaType, Operation, ParameterIn, PathSegment, Response } from '../model/model.ts';
import { describeForm, describeHeaders, describeOtherFields, describeParameters } from '../model/wire.ts';
import type { JsonObject } from '../json/json.ts';

/** Values that are encoded together, by name. */
export interface WirePart {
  readonly descriptors: readonly ParameterDescriptor[];
  /** Whether there is something to send: a path needs all of its parameters, and an empty form is not a body. */
  isSent(values: JsonObject): boolean;
  /** The values as the receiver decodes them. Throws a TypeError for values that cannot be encoded. */
  exchange(values: JsonObject): Decoded;
  /**
   * What other servers may decode, where that differs. A name without `=` means null; servers that read forms by the
   * URL Standard decode an empty text. Throws a TypeError as `exchange` does.
   */
  otherReadings(values: JsonObject): readonly Decoded[];
}

export function parameterPart(model: ApiModel, operation: Operation, location: ParameterIn): WirePart {
  const descriptors = describeParameters(model, operation).filter((descriptor) => descriptor.in === location);
  switch (location) {
    case 'path':
      return {
        descriptors,
        isSent: (values) => descriptors.every(({ name }) => Object.hasOwn(values, name)),
        exchange: (values) => decodePath(descriptors, rawPath(operation.segments, descriptors, values)),
        otherReadings: () => [],
      };
    case 'query': {
      const encode = (values: JsonObject): string => encodeQuery(withUnknown(descriptors, values), values);
      return {
        descriptors,
        isSent: () => true,
        exchange: (values) => decodeQuery(descriptors, encode(values)),
        otherReadings: (values) =>
          withEmptyTexts(encode(values)).map((query) => decodeQuery(descriptors, query)),
      };
    }
    case 'header':
      return {
        descriptors,
        isSent: () => true,
        exchange: (values) => decodeHeaders(descriptors, encodeHeaders(descriptors, values)),
        otherReadings: () => [],
      };
    case 'cookie':
      return {
        descriptors,
        isSent: () => true,
        exchange: (values) =>
          decodeCookies(descriptors, encodeCookies(withUnknown(descriptors, values), values)),
        otherReadings: () => [],
      };
  }
}

/** The fields of a form; undefined where the media type has none. */
export function formPart(model: ApiModel, mediaType: MediaType): WirePart | undefined {
  if (mediaType.kind !== 'form' && mediaType.kind !== 'multipart') return undefined;
  const descriptors = describeForm(model, mediaType);
  const others = describeOtherFields(model, mediaType);
  const encode = (values: JsonObject): string => {
    const form = encodeForm(withUnknown(descriptors, values), values);
    // A name without a value means null, which a part cannot be.
    if (mediaType.kind === 'multipart' && withEmptyTexts(form).length > 0)
      throw new TypeError('A part of a form cannot be null.');
    return form;
  };
  const decode = (form: string): Decoded => decodeForm(descriptors, form, formLimits, others);
  return {
    descriptors,
    isSent: (values) => mediaType.kind === 'multipart' || encode(values) !== '',
    exchange: (values) => decode(encode(values)),
    otherReadings: (values) => withEmptyTexts(encode(values)).map(decode),
  };
}

/** Names of a query or form without `=`. */
const bareNames = /(^|&)([^=&]+)(?=&|$)/g;

/** The text with `=` after each name that has none; nothing where all names have one. */
function withEmptyTexts(text: string): readonly string[] {
  const changed = text.replaceAll(bareNames, '$1$2=');
  return changed === text ? [] : [changed];
}

export function headerPart(model: ApiModel, response: Response): WirePart {
  const descriptors = describeHeaders(model, response);
  return {
    descriptors,
    isSent: () => true,
    exchange: (values) => decodeHeaders(descriptors, encodeHeaders(descriptors, values)),
    otherReadings: () => [],
  };
}

/** The descriptors, with one added for each undescribed value, which is encoded by its shape. */
export function withUnknown(
  descriptors: readonly ParameterDescriptor[],
  values: { readonly [name: string]: unknown },
): readonly ParameterDescriptor[] {
  const known = new Set(descriptors.map(({ name }) => name));
  const location = descriptors[0]?.in ?? 'query';
  return [
    ...descriptors,
    ...Object.keys(values)
      .filter((name) => !known.has(name))
      .map((name) => unknown(name, location, values[name])),
  ];
}

function unknown(name: string, location: ParameterLocation, value: unknown): ParameterDescriptor {
  const isList = Array.isArray(value);
  const isPlain = isList || typeof value !== 'object' || value === null;
  const any = { kind: 'any' } as const;
  return {
    name,
    in: location,
    required: false,
    style: isPlain ? 'form' : 'deepObject',
    explode: true,
    allowReserved: false,
    splitDecoded: false,
    type: isList
      ? { kind: 'array', items: any }
      : isPlain
        ? any
        : { kind: 'object', properties: {}, additional: any },
  };
}

/** Path parameters as a router returns them: by name, percent-encoded. */
function rawPath(
  segments: readonly PathSegment[],
  descriptors: readonly ParameterDescriptor[],
  values: JsonObject,
): Record<string, string> {
  const raw: Record<string, string> = Object.create(null);
  for (const part of segments.flat()) {
    if (part.kind !== 'parameter' || !Object.hasOwn(values, part.name)) continue;
    const value: SendableValue = values[part.name] ?? null;
    const parameters = descriptors.filter(({ name }) => name === part.name);
    raw[part.name] = encodePath({ segments: [[part]], parameters, values: { [part.name]: value } }).slice(1);
  }
  return raw;
}
