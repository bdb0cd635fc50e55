/**
 * Formats that have a meaning: those of JSON Schema 2020-12 (Validation, section 7.3) and of the OpenAPI format
 * registry (https://spec.openapis.org/registry/format/).
 */
export const knownFormats: ReadonlySet<string> = new Set(
  [
    'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference',
    'uuid uri-template json-pointer relative-json-pointer regex',
    'int8 int16 int32 int64 uint8 uint16 uint32 uint64 float double decimal decimal128 double-int',
    'byte binary base64url password char commonmark html http-date media-range date-time-local time-local',
    'sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token',
  ].flatMap((line) => line.split(' ')),
);
