import { encodeValue } from '../parameters/percent.ts';
import type { ParameterMap, Values } from './operation.ts';

/*
 * What the paths of operations are put together from. It is what the codec writes, byte for byte. A value cannot bring an
 * encoded dot in: its percent signs are encoded.
 */

/**
 * A single value as a segment of a path. Throws a TypeError, naming the parameter, for missing and empty values, for `.`
 * and `..`, which clients and proxies remove (RFC 3986, section 5.2.4), and for what is no single value.
 */
export function segment({ path }: Values, name: string): string {
  const value = (path as ParameterMap)[name];
  return encodeValue(name, /^\.{0,2}$/.test(value as string) ? null : value);
}

/** A value that may span segments: `/` stays as it is, and what it parts is written like single values. */
export function segments(values: Values, name: string): string {
  const value = (values.path as ParameterMap)[name];
  return typeof value === 'string'
    ? value
        .split('/')
        .map((piece) => segment({ path: { [name]: piece } }, name))
        .join('/')
    : segment(values, name);
}

/** A single value beside other text of its segment, `archive.{format}`, where dots do no harm. Throws like `segment`. */
export function segmentPart({ path }: Values, name: string): string {
  const value = (path as ParameterMap)[name];
  return encodeValue(name, value === '' ? null : value);
}
