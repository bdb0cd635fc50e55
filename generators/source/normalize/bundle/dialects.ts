import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import { memberOf } from '../../../json/member.ts';
import type { Places } from '../../../diagnostics/place.ts';

/** JSON Schema 2020-12, and OpenAPI's dialects of it (OpenAPI 3.1.1, section 4.8.24.5). */
const ours =
  /^https?:\/\/(?:json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.1\/(?:dialect|schema)\/.*)#?$/;

/** One finding for each `$schema`, and for `jsonSchemaDialect`, with another dialect. */
export function findDialects(root: JsonObject, schemas: readonly JsonObject[], places: Places): Finding[] {
  const declared = [
    [root, 'jsonSchemaDialect'] as const,
    ...schemas.map((schema) => [schema, '$schema'] as const),
  ];
  return declared.flatMap(([holder, member]) => {
    const dialect = memberOf(holder, member);
    if (typeof dialect !== 'string' || ours.test(dialect)) return [];
    return [finding('schema/unsupported-dialect', { dialect }, places.at(holder, member))];
  });
}
