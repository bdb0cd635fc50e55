import { describe, expect, test } from 'vitest';
import { removeEncodingStyles } from '../../generators/source/normalize/upgrade/encoding-style.ts';
import { ContainerPlaces } from '../../generators/source/document/places.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import type { Finding } from '../../generators/diagnostics/finding.ts';

describe('styles of encodings in OpenAPI 3.0', () => {
  test.each<[string, JsonObject, JsonObject, string[]]>([
    [
      'application/x-www-form-urlencoded',
      { style: 'form', explode: false },
      { style: 'form', explode: false },
      [],
    ],
    ['Application/X-WWW-Form-Urlencoded; charset=utf-8', { explode: true }, { explode: true }, []],
    ['multipart/form-data', { style: 'form', explode: false }, {}, ['openapi/encoding-style-ignored']],
    [
      'multipart/mixed',
      { allowReserved: true, contentType: 'text/plain' },
      { contentType: 'text/plain' },
      ['openapi/encoding-style-ignored'],
    ],
    ['multipart/form-data', { contentType: 'text/plain' }, { contentType: 'text/plain' }, []],
  ])('%s: %j becomes %j', (type, encoding, want, codes) => {
    const places = new ContainerPlaces();
    const file = { path: 'test.json' };
    const body = places.copyOf<JsonObject>(file, { content: { [type]: { encoding: { field: encoding } } } });
    const findings: Finding[] = [];
    removeEncodingStyles(body, { places, report: (found) => findings.push(found) });
    expect(body).toEqual({ content: { [type]: { encoding: { field: want } } } });
    expect(findings.map(({ code }) => code)).toEqual(codes);
  });
});
