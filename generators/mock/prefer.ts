/** What a caller asks a mock for in `Prefer` (RFC 7240, section 2): `code=404`, `example=empty`. */
export interface Preference {
  readonly code?: string;
  readonly example?: string;
}

const preference = /(?:^|[,;])[ \t]*([\w-]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))/g;

/** Reads the preferences that a mock knows; of several of one name the first counts, and all others are ignored. */
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
