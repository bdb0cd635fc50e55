import { error, flaw, note, warning, type FindingDefinition } from '../definition.ts';

/** Findings about single keywords of schemas. */
export const schemaFindings = {
  'schema/ambiguous-dynamic-reference': warning({
    title: 'A dynamic reference is ambiguous',
    message: (p: { reference: string }) =>
      `${JSON.stringify(p.reference)} is not enforced: its target depends on the references that were followed before.`,
    cause:
      'Several schemas have the same `$dynamicAnchor`. Types and validators are made once per schema, so they need one meaning.',
    fix: 'Use `$ref` with the name of the schema that is meant.',
  }),
  'schema/unsupported-dialect': warning({
    title: 'The dialect of a schema is not supported',
    message: (p: { dialect: string }) =>
      `The dialect ${JSON.stringify(p.dialect)} is ignored: the schema is read as one of OpenAPI 3.1.`,
    cause:
      'Other drafts of JSON Schema, and metaschemas of your own, define other keywords or lack some. All schemas of a document are read by the rules of JSON Schema 2020-12.',
    fix: 'Write the schema in JSON Schema 2020-12 and remove the declaration.',
  }),
  'schema/unresolved-mapping': warning({
    title: 'A mapping of a discriminator cannot be resolved',
    message: (p: { reference: string }) =>
      `${JSON.stringify(p.reference)} is ignored: it matches no schema of the document.`,
    cause: 'The values of `mapping` are names of schemas, or references inside the folder of the document.',
    fix: 'Correct the name or the reference, or remove the entry.',
  }),
  'schema/file-type': warning<Record<never, never>>({
    title: 'The type `file` no longer exists',
    message: () => '`type: file` is read as a binary string.',
    cause: 'The type comes from Swagger 2.0.',
    fix: 'Write `type: string` with `contentMediaType: application/octet-stream`, in 3.0 with `format: binary`.',
  }),
  'schema/nullable': warning<Record<never, never>>({
    title: '`nullable` does not exist in OpenAPI 3.1',
    message: () => '`nullable` is read as in OpenAPI 3.0: with `true`, null is allowed.',
    cause:
      'In OpenAPI 3.1, the type says whether null is allowed. Other tools ignore the keyword, and refuse null.',
    fix: "Add null to the types, as in `type: [string, 'null']`, or remove the keyword.",
  }),
  'schema/boolean-limit': warning({
    title: 'An exclusive limit is a boolean',
    message: (p: { keyword: string }) =>
      `${JSON.stringify(p.keyword)} is read as in OpenAPI 3.0: with \`true\`, the limit itself is not allowed.`,
    cause: 'In OpenAPI 3.1, the keyword is the limit, a number. Other tools ignore a boolean.',
    fix: 'Write the limit as the value of this keyword, as in `exclusiveMinimum: 0`, and remove the other one.',
  }),
  'schema/delimited-pattern': warning({
    title: 'A pattern is written between slashes',
    message: (p: { pattern: string }) => `The pattern is read as ${JSON.stringify(p.pattern)}.`,
    cause:
      '`pattern` is the text of a regular expression. Slashes around it belong to the source code of some languages; here they would have to be in every value.',
    fix: 'Remove the slashes and the flags.',
  }),
  'schema/closed-all-of': warning<Record<never, never>>({
    title: '`additionalProperties: false` refuses what `allOf` describes',
    message: () =>
      '`additionalProperties: false` is read as `unevaluatedProperties: false`: the properties of `allOf` are allowed.',
    cause:
      '`additionalProperties` considers only the `properties` beside it. By the specification, the properties that `allOf` describes are refused, so that hardly any value is valid.',
    fix: 'Write `unevaluatedProperties: false` in OpenAPI 3.1. In 3.0, repeat the properties beside `additionalProperties`.',
  }),
  'schema/newer-keyword': note({
    title: 'A keyword is newer than OpenAPI 3.0',
    message: (p: { keyword: string; value: string }) =>
      `${p.value} belongs to OpenAPI 3.1, and the document declares 3.0.`,
    group: (p) => p.keyword,
    cause:
      'The schemas of OpenAPI 3.0 do not have the keyword, and its `type` is a single type other than null (3.0.4, section 4.7.24). It is read as in OpenAPI 3.1. Other tools may ignore it, or refuse the document.',
    fix: 'Declare `openapi: 3.1.1`, or write the schema with the keywords of OpenAPI 3.0, such as `nullable` and `enum`.',
  }),
  'schema/reference-sibling': note({
    title: 'A sibling of a reference is ignored',
    message: (p: { keyword: string }) =>
      `${JSON.stringify(p.keyword)} beside \`$ref\` has no effect in OpenAPI 3.0.`,
    cause: 'In OpenAPI 3.0 everything beside `$ref` is ignored.',
    fix: 'Put the reference into `allOf`, and the keyword beside that; or upgrade the document to 3.1.',
  }),
  'schema/invalid-keyword': flaw({
    title: 'A keyword has a value that it cannot have',
    message: (p: { name: string; wanted: string; found: string; outcome: string; hint: string }) =>
      `${JSON.stringify(p.name)} has to be ${p.wanted}, but is ${p.found}; it is ${p.outcome}.${p.hint}`,
    cause:
      'JSON Schema 2020-12 does not allow this value; older drafts and OpenAPI 3.0 define some keywords differently. Outputs continue as the message says: without the keyword, more values are valid than the author intended.',
    fix: 'Correct the value. Required properties are listed in `required` of the object around them.',
  }),
  'schema/misspelt-keyword': flaw({
    title: 'A keyword may be misspelt',
    message: (p: { name: string; hint: string }) =>
      `The keyword ${JSON.stringify(p.name)} is unknown and has no effect.${p.hint}`,
    cause:
      'JSON Schema allows keywords of any name and ignores unknown ones, so nothing checks a misspelt keyword. Outputs continue without it.',
    fix: 'Correct the spelling; begin the names of extensions with `x-`.',
  }),
  'schema/unknown-format': note({
    title: 'A format is unknown',
    message: (p: { format: string; hint: string }) =>
      `The format ${JSON.stringify(p.format)} is not checked, because it is unknown.${p.hint}`,
    cause: 'Neither JSON Schema nor the format registry of OpenAPI has a format of this name.',
    fix: 'Correct the spelling, or describe the values by `pattern`.',
  }),
  'schema/invalid-pattern': warning({
    title: 'A pattern is not a regular expression',
    message: (p: { pattern: string; reason: string }) =>
      `The pattern ${p.pattern} is not enforced: ${p.reason}.`,
    cause: 'Patterns are regular expressions of ECMAScript (ECMA-262); other dialects have other syntax.',
    fix: 'Correct the pattern.',
  }),
  'schema/non-ecmascript-pattern': warning({
    title: 'A pattern is not written for ECMAScript',
    message: (p: { pattern: string; parts: string; outcome: string }) =>
      `The pattern ${p.pattern} is written in another dialect: ${p.parts}. ${p.outcome}.`,
    cause:
      'Patterns are regular expressions of ECMAScript (ECMA-262). Ruby, PCRE, Python, .NET, Java and Go have escapes and groups that ECMAScript reads as letters or refuses. Parts that mean the same in all of these dialects are translated. A pattern with a part that they read differently is not enforced.',
    fix: 'Write the pattern for ECMAScript.',
  }),
  'schema/pattern-too-complex': warning({
    title: 'A pattern is too complex',
    message: (p: { pattern: string; reason: string }) =>
      `The pattern ${p.pattern} is not enforced: ${p.reason}.`,
    cause:
      'Patterns are enforced in time linear in the length of a text. That is not possible for references to groups beside repetitions, nor for patterns that are very large once their counts are written out.',
    fix: 'Write the pattern without the reference or with smaller counts, or check the length by `maxLength`.',
  }),
  'schema/default-mismatch': warning({
    title: 'A default does not match its schema',
    message: (p: GivenValue) => `The default is not valid: ${wordsOf(p)}.`,
    group: causeOf,
    cause:
      'The default of a schema should be valid against it (JSON Schema 2020-12 Validation, section 9.2). The default is used if a value is left out, so callers would rely on a value that the service refuses.',
    fix: 'Correct the default or the schema. In YAML, write texts that look like numbers in quotes.',
  }),
  'schema/example-mismatch': warning({
    title: 'An example does not match its schema',
    message: (p: GivenValue) => `The example is not valid: ${wordsOf(p)}.`,
    group: causeOf,
    cause:
      'Examples should be valid against the schema beside them (OpenAPI 3.1.1, section 4.8.14). Readers copy them, and the mock does not send one that is not valid.',
    fix: 'Correct the example or the schema. In YAML, write texts that look like numbers in quotes.',
  }),
  'schema/loss-of-precision': warning({
    title: 'A listed number loses precision in JavaScript',
    message: (p: { value: string }) =>
      `The listed number ${p.value} is beyond 2^53: JavaScript cannot tell it from its neighbours.`,
    cause:
      'JavaScript reads all numbers as doubles, which hold integers exactly up to 2^53 (9007199254740992). Larger ones are rounded, so servers and clients refuse them as integers.',
    fix: 'Describe the values as strings.',
  }),
  'schema/enum-mismatch': warning({
    title: 'A value of an enum does not match its schema',
    message: (p: GivenValue & { more: number; none: boolean }) =>
      `The enum lists a value that is never valid: ${wordsOf(p)}.${
        p.none
          ? ' No value of the list is.'
          : p.more > 0
            ? ` The same is true of ${p.more} more of its values.`
            : ''
      }`,
    group: causeOf,
    cause:
      'A value has to meet all keywords of its schema, so a value that does not match another keyword is refused even though it is listed.',
    fix: 'Correct the list, or the other keyword. In YAML, write texts that look like numbers in quotes.',
  }),
  'schema/unsatisfiable': warning({
    title: 'A schema is unsatisfiable',
    message: (p: { what: string; reason: string }) =>
      `No ${p.what} is valid against the schema: ${p.reason}.`,
    cause:
      'All keywords of a schema have to hold at once, and so have all parts of `allOf` (JSON Schema 2020-12 Core, section 10.2.1.1). Every such value is refused, in requests and in responses.',
    fix: 'Correct the keyword. Use `anyOf` or `oneOf` where only one of the parts has to hold.',
  }),
  'schema/infinite-recursion': flaw({
    title: 'A schema causes infinite recursion',
    message: (p: { name: string }) =>
      `To check a value against ${JSON.stringify(p.name)}, the same value has to be checked against it first.`,
    cause:
      'The schema leads back to itself through `$ref`, `allOf`, `anyOf`, `oneOf` or `not` only, without a property or item in between. Outputs continue without the reference that leads back.',
    fix: 'Remove the schema from its own alternatives.',
  }),
  'schema/extends-union': warning({
    title: 'A schema extends the union that it is part of',
    message: (p: { name: string; base: string }) =>
      `${JSON.stringify(p.name)} extends ${JSON.stringify(p.base)}, which lists it as an alternative: it gets only the properties that ${JSON.stringify(p.base)} describes itself.`,
    cause:
      'By the specification, checking a value would cause infinite recursion. Some frameworks write inheritance so, and mean the properties that the base describes itself.',
    fix: 'Put the common properties into a schema of its own, and let the alternatives extend that one.',
  }),
  'schema/exponential-validation': error({
    title: 'Validation takes exponential time',
    message: (p: { name: string; limit: number }) =>
      `To check one value against ${JSON.stringify(p.name)}, it has to be checked against the same schemas more than ${p.limit} times.`,
    cause:
      'The schema refers to the same schemas several times through `$ref`, `allOf`, `anyOf`, `oneOf`, `not`, `if` and `dependentSchemas`, and these schemas do the same. If each of 40 schemas refers to the next one twice, one value is checked a million million times, so that a single request would stop a server.',
    fix: 'Refer to each schema once, or put what the schemas have in common into one schema.',
  }),
  'schema/overlapping-alternatives': warning({
    title: 'Alternatives of oneOf overlap',
    message: (p: { one: string; other: string; property: string; isStrict: boolean }) =>
      `A value can match both ${JSON.stringify(p.one)} and ${JSON.stringify(p.other)}, whatever its ${JSON.stringify(p.property)}; ${
        p.isStrict
          ? 'such a value is refused'
          : `here its ${JSON.stringify(p.property)} decides, by the specification it is refused`
      }.`,
    cause:
      "`oneOf` accepts values that match exactly one alternative. By the specification, a discriminator does not change what is valid (OpenAPI 3.1.1 section 4.8.25). Most programs look at the discriminator alone, and so do the outputs, unless the configuration says `oneOf: 'strict'`.",
    fix: 'Require the property in each alternative and give it a `const` or `enum` there, or use `anyOf`.',
  }),
  'schema/format-not-checked': note({
    title: 'A format is not checked',
    message: (p: { format: string }) =>
      `Values are not checked against the format ${JSON.stringify(p.format)}.`,
    cause: 'The format is known, but validators cannot check it exactly. The documentation still shows it.',
    fix: 'Add a `pattern` if the form of the values matters.',
  }),
  'schema/media-type-not-checked': note({
    title: 'Bodies of a media type are not checked',
    message: (p: { mediaType: string; count: number }) =>
      `Bodies of ${p.mediaType} are not checked: programs send and receive them unchanged${
        p.count === 1 ? '' : `, here and in ${p.count - 1} more ${p.count === 2 ? 'place' : 'places'}`
      }.`,
    cause:
      'The schema describes objects, lists or numbers. Only JSON, and forms in requests, are parsed and checked.',
    fix: 'No action is needed if programs read and write the body themselves. Otherwise, offer JSON too.',
  }),
  'schema/ineffective-discriminator': note({
    title: 'A discriminator has no alternatives',
    message: (p: { name: string }) =>
      `${JSON.stringify(p.name)} has no effect: the schema has neither \`oneOf\` nor \`anyOf\` nor a mapping, and no schema extends it.`,
    cause:
      'A discriminator chooses between the alternatives of the schema that it stands in, or between schemas that extend this one by `allOf`.',
    fix: 'List the alternatives with `oneOf`, or extend the schema with `allOf`.',
  }),
} satisfies Record<string, FindingDefinition<never>>;

/** A value beside a schema that refuses it: the invalid part, its place in the value, and the reason. */
type GivenValue = Readonly<Record<'value' | 'place' | 'problem', string>>;

function wordsOf({ value, place, problem }: GivenValue): string {
  return place === '' ? `${value} ${problem}` : `${place} (${value}) ${problem}`;
}

/** Lists and enums in many places have one cause if the same property is wrong in the same way. */
function causeOf({ place, problem }: GivenValue): string {
  return `${place.replace(/\/\d+(?=\/|$)/g, '/…')} ${problem}`;
}
