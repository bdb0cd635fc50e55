import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../../diagnostics/place.ts';
import { kindOf } from '../../model/media-type.ts';
import { essenceOf } from '../../schema/text-media.ts';
import type { ApiModel, Operation, Schema } from '../../model/model.ts';
import { requestSchemas, responseSchemas } from '../../model/message-schemas.ts';
import { allOperations } from '../../model/received.ts';
import { keywordOf } from '../../schema/schema.ts';
import { allSchemas, memoizePerSchema } from '../../schema/visit.ts';
import type { JsonObject } from '../../json/json.ts';
import { formats } from '../../formats/formats.ts';
import { memoize } from '../../incremental/memoize.ts';

/** Rules of a document that the validators do not enforce. Unknown formats were already reported. */
export function unenforcedRules(model: ApiModel, places: Places): readonly Finding[] {
  const roots = [
    ...model.schemas.map(({ schema }) => schema),
    ...allOperations(model).flatMap(candidateRoots),
  ];
  const bases = extendedBases(model);
  const schemas = new Set(roots.flatMap(candidates).filter((schema) => !bases.has(schema)));
  return [...[...schemas].flatMap((schema) => unenforcedIn(schema, places)), ...unreadTexts(model)];
}

/** The base schemas of discriminators without `oneOf`: these select a schema that extends the base. */
function extendedBases({ schemas, polymorphic }: ApiModel): ReadonlySet<Schema> {
  const unions = polymorphic.filter(({ schema }) => keywordOf(schema, 'oneOf') !== undefined);
  const references = new Set(unions.map(({ ref }) => ref));
  return new Set(schemas.flatMap(({ ref, schema }) => (references.has(ref) ? [schema] : [])));
}

/** The schemas of an operation that have a format or a discriminator. An edit leaves most operations as they are. */
const candidateRoots = memoize((operation: Operation): readonly Schema[] =>
  [...requestSchemas(operation), ...responseSchemas(operation)].filter(
    (schema) => candidatesIn(schema).parts.length > 0,
  ),
);

/** The parts of a schema with a discriminator; if any format of the schema has no check, those with a format too. */
function candidates(schema: Schema): readonly JsonObject[] {
  const { parts, names } = candidatesIn(schema);
  const isUnchecked = [...names].some((name) => formats.get(name)?.check === undefined);
  return isUnchecked ? parts : parts.filter((part) => keywordOf(part, 'discriminator') !== undefined);
}

/** The parts of a schema with a format or a discriminator, and the names of the formats. */
const candidatesIn = memoizePerSchema((schema) => {
  const names = new Set<string>();
  const parts = [...allSchemas(schema)].filter((part): part is JsonObject => {
    const format = keywordOf(part, 'format');
    if (format !== undefined) names.add(format);
    return format !== undefined || keywordOf(part, 'discriminator') !== undefined;
  });
  return { parts, names };
});

/** Bodies that remain texts although their schema describes other values: a finding for each media type. */
function unreadTexts({ operations }: ApiModel): readonly Finding[] {
  const contents = operations.flatMap(({ body, responses }) => [
    ...(body?.content ?? []),
    ...responses.flatMap(({ content }) => content),
  ]);
  const unread = new Map(
    contents
      .filter(({ opaque, schema, type }) => opaque && schema !== true && hasReader(type))
      .map((content) => [`${content.at.pointer} ${content.at.file.path}`, content]),
  );
  return [...Map.groupBy(unread.values(), ({ type }) => type)].map(([mediaType, each]) =>
    finding('schema/media-type-not-checked', { mediaType, count: each.length }, each[0]?.at),
  );
}

/** Whether any output parses bodies of a media type; others are bytes. */
function hasReader(type: string): boolean {
  return kindOf(essenceOf(type)) !== 'binary';
}

function unenforcedIn(schema: JsonObject, places: Places): readonly Finding[] {
  const format = keywordOf(schema, 'format') ?? '';
  const discriminator = keywordOf(schema, 'discriminator');
  const findings: Finding[] = [];
  const known = formats.get(format);
  if (known !== undefined && known.check === undefined && known.open !== true)
    findings.push(finding('schema/format-not-checked', { format: known.name }, places.at(schema, 'format')));
  const alternatives = keywordOf(schema, 'oneOf') ?? keywordOf(schema, 'anyOf');
  if (discriminator !== undefined && (alternatives ?? discriminator['mapping']) === undefined) {
    const name = String(discriminator['propertyName']);
    findings.push(finding('schema/ineffective-discriminator', { name }, places.at(schema, 'discriminator')));
  }
  return findings;
}
