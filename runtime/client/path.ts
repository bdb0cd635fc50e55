import { encodeValue } from '../parameters/percent.ts';
import type { ParameterMap, Values } from './operation.ts';

/*
 * Functions that write paths, with the output of the codec. A value cannot contain an encoded dot, as its percent signs are
 * encoded.
 */

/**
 * A single value as a segment of a path. Throws a TypeError that names the parameter for missing and empty values, for
 * `.` and `..`, which clients and proxies remove (RFC 3986, section 5.2.4), and for lists and objects.
 */
export function segment({ path }: Values, name: string): string {
  const value = (path as ParameterMap)[name];
  return encodeValue(name, /^\.{0,2}$/.test(value as string) ? null : value);
}

/** A value that may span segments: `/` is not encoded. Throws like `segment` for each segment. */
export function segments({ path }: Values, name: string): string {
  const value = (path as ParameterMap)[name];
  return encodeValue(name, /(^|\/)\.{0,2}(\/|$)/.test(value as string) ? null : value).replaceAll('%2F', '/');
}

/** A single value in a segment with other text, such as `archive.{format}`, where it may be dots. Throws like `segment`. */
export function segmentPart({ path }: Values, name: string): string {
  const value = (path as ParameterMap)[name];
  return encodeValue(name, /^$/.test(value as string) ? null : value);
}
