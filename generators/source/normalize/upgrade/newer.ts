import { finding } from '../../../diagnostics/catalog.ts';
import type { JsonObject } from '../../../json/json.ts';
import { keywordNamed } from '../../../keywords/keywords.ts';
import { describeShape } from '../../document/shape-words.ts';
import type { Kind } from '../../document/structure.ts';
import { nameOf } from '../../files/text-file.ts';
import { isNumber } from '../../../json/numbers.ts';
import type { UpgradeContext, SchemaRule } from './rule.ts';

/** The keywords of schemas in OpenAPI 3.0 (3.0.4, section 4.7.24). */
const keywordsOf30: ReadonlySet<string> = new Set(
  (
    '$ref title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems ' +
    'minItems uniqueItems maxProperties minProperties required enum type allOf oneOf anyOf not items properties ' +
    'additionalProperties description format default nullable discriminator readOnly writeOnly xml externalDocs ' +
    'example deprecated'
  ).split(' '),
);

const limits = ['exclusiveMinimum', 'exclusiveMaximum'] as const;

/** Fields that are new in OpenAPI 3.1 (3.1.0, appendix A). */
const fieldsOf31: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  document: ['webhooks', 'jsonSchemaDialect'],
  info: ['summary'],
  license: ['identifier'],
  components: ['pathItems'],
};

/** Keywords and types that OpenAPI 3.0 does not have; they are read as in 3.1. */
export const reportNewerKeywords: SchemaRule = (schema, { places, report }) => {
  for (const name of Object.keys(schema))
    if (!keywordsOf30.has(name) && keywordNamed(name) !== undefined)
      report(
        finding(
          'schema/newer-keyword',
          { keyword: name, value: `The keyword ${JSON.stringify(name)}` },
          nameOf(places.at(schema, name)),
        ),
      );
  // Keywords that both versions have, with a value that only 3.1 has.
  const reportValue = (name: string, value: string): void =>
    report(finding('schema/newer-keyword', { keyword: value, value }, places.at(schema, name)));
  const { type } = schema;
  if (Array.isArray(type)) reportValue('type', 'A list of types');
  if (type === 'null') reportValue('type', 'The type null');
  for (const name of limits)
    if (isNumber(schema[name])) reportValue(name, `A number for ${JSON.stringify(name)}`);
};

/** Fields that OpenAPI 3.0 does not have; and `paths`, which 3.0 requires. */
export function reportNewerFields(value: JsonObject, kind: Kind, { places, report }: UpgradeContext): void {
  for (const name of fieldsOf31[kind] ?? [])
    if (Object.hasOwn(value, name))
      report(
        finding('openapi/newer-field', { kind: describeShape(kind), name }, nameOf(places.at(value, name))),
      );
  if (kind === 'document' && value['paths'] === undefined)
    report(finding('openapi/missing-field', { kind: describeShape(kind), name: 'paths' }, places.of(value)));
}
