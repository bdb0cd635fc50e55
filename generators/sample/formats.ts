/** Values of the formats that are checked, and of some that are not. */
export const formatSamples: ReadonlyMap<string, readonly string[]> = new Map([
  ['date-time', ['2026-01-15T09:30:00Z', '2026-02-16T10:45:00Z']],
  ['date', ['2026-01-15', '2026-02-16']],
  ['time', ['09:30:00Z', '10:45:00Z']],
  ['duration', ['P1D', 'PT2H']],
  ['email', ['ada@example.com', 'grace@example.com']],
  ['idn-email', ['ada@example.com', 'grace@example.com']],
  ['hostname', ['example.com', 'example.org']],
  ['idn-hostname', ['example.com', 'example.org']],
  ['ipv4', ['192.0.2.1', '192.0.2.2']],
  ['ipv6', ['2001:db8::1', '2001:db8::2']],
  ['uri', ['https://example.com/one', 'https://example.com/two', 'ssh://example.com/one']],
  ['uri-reference', ['/one', '/two']],
  ['iri', ['https://example.com/one', 'https://example.com/two']],
  ['iri-reference', ['/one', '/two']],
  ['uri-template', ['https://example.com/{id}', 'https://example.com/{name}']],
  ['uuid', ['0b9f6c1e-3c4d-4e5f-8a6b-7c8d9e0f1a2b', '1c0a7d2f-4d5e-4f60-9b7c-8d9e0f1a2b3c']],
  ['regex', ['^[a-z]+$', '^[0-9]+$']],
  ['json-pointer', ['/one', '/two']],
  ['relative-json-pointer', ['0/one', '1/two']],
  ['byte', ['c2FtcGxl', 'dGV4dA==']],
]);

/** Texts that look like a format and are none, by what is wrong with them: readers that are not exact take them. */
export const formatNearMisses: ReadonlyMap<string, readonly (readonly [about: string, text: string])[]> =
  new Map([
    [
      'date',
      [
        ['no such day', '2023-02-30'],
        ['one digit', '2023-1-1'],
        ['with a time', '2023-01-15T09:30:00Z'],
      ],
    ],
    [
      'date-time',
      [
        ['no such day', '2023-02-30T09:30:00Z'],
        ['no time', '2023-01-15'],
        ['no zone', '2023-01-15T09:30:00'],
        ['no such hour', '2023-01-15T25:00:00Z'],
      ],
    ],
    ['time', [['no such hour', '25:00:00Z']]],
    ['email', [['no domain', 'ada@']]],
    ['ipv4', [['too large', '192.0.2.256']]],
    ['ipv6', [['two gaps', '2001::db8::1']]],
    ['uuid', [['one digit short', '0b9f6c1e-3c4d-4e5f-8a6b-7c8d9e0f1a2']]],
    ['uri', [['no scheme', 'example.com/one']]],
  ]);

/** Texts of a format that careless readers refuse. */
export const formatBounds: ReadonlyMap<string, readonly string[]> = new Map([
  ['date', ['2024-02-29', '2000-12-31']],
  ['date-time', ['2024-02-29T08:00:12.345+02:00', '2000-12-31T23:59:59Z']],
]);
