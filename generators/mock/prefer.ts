import type { LiveValidator } from '../check/live.ts';
import type { Json } from '../json/json.ts';
import { isObject, setMember } from '../json/member.ts';

/** The preferences of a caller in `Prefer` (RFC 7240, section 2): `code=404`, `example=empty`. */
export interface Preference {
  readonly code?: string;
  readonly example?: string;
}

const preference = /(?:^|[,;])[ \t]*([\w-]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))/g;

/** Reads the preferences that a mock has. The first one of a name counts; all others are ignored. */
export function readPreference(header: string | undefined): Preference {
  const found: { code?: string; example?: string } = {};
  for (const [, name = '', quoted, token] of (header ?? '').matchAll(preference)) {
    const key = name.toLowerCase();
    const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? token ?? '';
    if (key === 'code') found.code ??= value;
    if (key === 'example') found.example ??= value;
  }
  return found;
}

/** Checks headers without the preferences for the mock, for documents with their own parameter `Prefer`. */
export function ignorePreferences(validator: LiveValidator): LiveValidator {
  return (value) => {
    const headers = value as Json;
    const name = isObject(headers) ? Object.keys(headers).find((each) => /^prefer$/i.test(each)) : undefined;
    if (!isObject(headers) || name === undefined) return validator(value);
    const written = headers[name];
    const { code, example } = readPreference(typeof written === 'string' ? written : undefined);
    if (typeof written !== 'string' || (code === undefined && example === undefined)) return validator(value);
    const rest = withoutPreferences(written);
    const { [name]: _, ...others } = headers;
    if (rest !== '') setMember(others, name, rest);
    const errors = validator(others);
    return rest === ''
      ? errors.filter(({ keyword, expected }) => keyword !== 'required' || expected !== name)
      : errors;
  };
}

/** A header `Prefer` without the preferences for the mock. */
function withoutPreferences(header: string): string {
  return header
    .replaceAll(preference, (text, name: string) => (/^(?:code|example)$/i.test(name) ? '' : text))
    .replace(/^[ \t]*[,;][ \t]*/, '');
}
