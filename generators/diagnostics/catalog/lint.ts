import { capitalised } from '../capitalised.ts';
import { note, warning, type FindingDefinition } from '../definition.ts';

/** Findings of `forgespec lint` only: outputs work despite them, but authors seldom intend them. */
export const lintFindings = {
  'lint/unused-component': warning({
    title: 'A component is not used',
    message: (p: { kind: string; name: string }) =>
      `Nothing refers to the ${p.kind} ${JSON.stringify(p.name)}.`,
    cause:
      'No operation, webhook or security requirement uses the component. Its last use was removed, or a reference to it is misspelt.',
    fix: 'Remove the component, or refer to it.',
  }),
  'lint/missing-success-response': warning<Record<never, never>>({
    title: 'A success response is missing',
    message: () => 'No response has a status 2XX or 3XX, and there is no `default`.',
    cause:
      'OpenAPI asks for the response of a successful call (3.1.1, section 4.8.16). Without it, clients do not know what a call returns.',
    fix: "Describe the success, as in `'204': { description: Done. }`.",
  }),
  'lint/ambiguous-paths': warning({
    title: 'A request can match two paths',
    message: (p: { path: string; other: string }) =>
      `A request can match both ${p.path} and ${p.other}, and neither is more exact.`,
    cause:
      'Each path has a fixed part where the other one has a parameter, so that servers are free to choose (OpenAPI 3.1.1, section 4.8.8.1).',
    fix: 'Change one of the paths so that they differ in a fixed part.',
  }),
  'lint/path-query': warning({
    title: 'A path contains a query or fragment',
    message: (p: { path: string; character: string }) => `${p.path} has a "${p.character}".`,
    cause:
      'A path template describes only the path. Servers compare it with the path of a request, which does not include the query.',
    fix: 'Describe the query as parameters with `in: query`.',
  }),
  'lint/path-braces': warning({
    title: 'A path has an unbalanced brace',
    message: (p: { path: string }) => `${p.path} has an unbalanced brace.`,
    cause: 'A template expression begins and ends in the same segment. Other braces are plain text.',
    fix: 'Close the brace, or remove it.',
  }),
  'lint/adjacent-parameters': warning({
    title: 'Nothing separates two parameters of a path',
    message: (p: { path: string; first: string; second: string }) =>
      `${p.path} has no text between {${p.first}} and {${p.second}}.`,
    cause:
      'Nothing in a request tells where the first value ends, so servers read the values as others. Generated servers take one character for the first one.',
    fix: 'Put a fixed text between the parameters, such as `-` or `/`, or describe both as one parameter.',
  }),
  'lint/trailing-slash': note({
    title: 'A path ends differently from the others',
    message: (p: { path: string; has: boolean }) =>
      p.has ? `${p.path} ends with a slash.` : `${p.path} does not end with a slash.`,
    group: (p) => String(p.has),
    cause:
      'Most paths of the document end differently. In HTTP, a path with a slash at its end and one without are different paths, and many servers know only one of them.',
    fix: 'Check which form the server accepts, and end all paths the same way.',
  }),
  'lint/server-url': warning({
    title: 'The address of a server cannot be called',
    message: (p: { url: string; reason: string; correction: string | undefined }) =>
      `${JSON.stringify(p.url)} ${p.reason}.${p.correction === undefined ? '' : ` Probably ${JSON.stringify(p.correction)} is meant.`}`,
    cause:
      'Clients append paths to the address, so it has to be a URL of http or https without credentials, query and fragment, or relative to the location of the document (OpenAPI 3.1.1, section 4.8.5).',
    fix: 'Correct the address. Describe queries as parameters, and credentials as security schemes.',
  }),
  'lint/server-trailing-slash': note({
    title: 'The address of a server ends with a slash',
    message: (p: { url: string }) => `${JSON.stringify(p.url)} ends with a slash.`,
    cause:
      'Paths begin with a slash and are appended to the address (OpenAPI 3.1.1, section 4.8.8.1). Tools that simply join the two send requests with a double slash.',
    fix: 'Remove the slash at the end.',
  }),
  'lint/undeclared-server-variable': warning({
    title: 'A variable of a server is not declared',
    message: (p: { name: string; hint: string }) =>
      `The server has no variable ${JSON.stringify(p.name)}.${p.hint}`,
    cause:
      'Each name in braces needs a default in `variables` (OpenAPI 3.1.1, section 4.8.5). Without one, the address cannot be called.',
    fix: 'Declare the variable, or correct its name.',
  }),
  'lint/unused-server-variable': note({
    title: 'A variable does not occur in the address of the server',
    message: (p: { name: string }) => `The address has no {${p.name}}.`,
    cause: 'A variable replaces its name in braces. If the name does not occur, the variable has no effect.',
    fix: 'Add the name to the address, or remove the variable.',
  }),
  'lint/duplicate-tag': warning({
    title: 'A tag is declared twice',
    message: (p: { tag: string }) => `The tag ${JSON.stringify(p.tag)} is in the list already.`,
    cause:
      'Names of tags are unique (OpenAPI 3.1.1, section 4.8.1). It is undefined which of the descriptions applies.',
    fix: 'Remove one of the two.',
  }),
  'lint/unused-tag': note({
    title: 'No operation has a tag',
    message: (p: { tag: string }) => `No operation has the tag ${JSON.stringify(p.tag)}.`,
    cause: 'The operations with this tag were removed, or they misspell it.',
    fix: 'Remove the tag, or add it to the operations that it is meant for.',
  }),
  'lint/similar-operation-ids': warning({
    title: 'Two operationIds differ only in case',
    message: (p: { id: string; other: string }) =>
      `The operationId ${JSON.stringify(p.id)} differs from ${JSON.stringify(p.other)} only in case.`,
    cause: 'Readers and some file systems do not tell them apart, so one gets another name in the outputs.',
    fix: 'Give each operation a unique operationId.',
  }),
  'lint/undeclared-scope': warning({
    title: 'A scope is not declared',
    message: (p: { scope: string; scheme: string; hint: string }) =>
      `No flow of ${JSON.stringify(p.scheme)} has the scope ${JSON.stringify(p.scope)}.${p.hint}`,
    cause:
      'A security requirement for OAuth 2 lists scopes that are declared in a flow of the scheme (OpenAPI 3.1.1, sections 4.8.29 and 4.8.30). Clients request only declared scopes, so the server would refuse their tokens.',
    fix: 'Declare the scope in the flows, or correct its name.',
  }),
  'lint/unknown-http-scheme': note({
    title: 'An authentication scheme is not registered',
    message: (p: { scheme: string; hint: string }) =>
      `HTTP has no authentication scheme ${JSON.stringify(p.scheme)}.${p.hint}`,
    cause:
      'The name of the scheme should be registered with IANA (OpenAPI 3.1.1, section 4.8.27). Programs do not support other names.',
    fix: 'Correct the name. For a key in a separate header, use `type: apiKey`.',
  }),
  'lint/unknown-media-type': note({
    title: 'A media type has no registered top-level type',
    message: (p: { type: string; hint: string }) =>
      `${JSON.stringify(p.type)} does not begin with a registered top-level type.${p.hint}`,
    cause:
      'Media types begin with a registered top-level type, such as `application` or `text` (RFC 6838, section 4.2).',
    fix: 'Correct the spelling.',
  }),
  'lint/empty-document': warning<Record<never, never>>({
    title: 'The document is empty',
    message: () => 'The document has neither "paths" nor "components" nor "webhooks".',
    cause: 'OpenAPI 3.1 requires at least one of them (3.1.1, section 4.8.1).',
    fix: 'Add `paths`, which may be empty.',
  }),
  'lint/missing-dependent-field': warning({
    title: 'A field that other fields require is missing',
    message: (p: { kind: string; name: string }) => `${capitalised(p.kind)} needs ${JSON.stringify(p.name)}.`,
    cause:
      'Some fields are required only with others: depending on the type of a security scheme (OpenAPI 3.1.1, section 4.8.27.1) or on the flow of OAuth 2 (section 4.8.29.1). A link needs a target operation (section 4.8.20.1).',
    fix: 'Add the field.',
  }),
  'lint/mutually-exclusive-fields': warning({
    title: 'Two fields are mutually exclusive',
    message: (p: { kind: string; one: string; other: string }) =>
      `${capitalised(p.kind)} has both ${JSON.stringify(p.one)} and ${JSON.stringify(p.other)}.`,
    cause:
      'OpenAPI allows only one of the two (3.1.1, sections 4.8.4.1, 4.8.12.2, 4.8.14, 4.8.19 and 4.8.20.1). Tools choose differently, or refuse the document.',
    fix: 'Remove one of them.',
  }),
  'lint/ineffective-field': warning({
    title: 'A field has no effect',
    message: (p: { name: string; where: string }) => `${JSON.stringify(p.name)} has no effect ${p.where}.`,
    group: (p) => `${p.name} ${p.where}`,
    cause:
      'OpenAPI gives the field a meaning only in other places: `style`, `explode` and `allowReserved` beside `schema`, `allowEmptyValue` and `allowReserved` in the query (3.1.1, section 4.8.12.2), addresses of OAuth 2 in the flows that use them (section 4.8.29.1).',
    fix: 'Remove the field, or change what it depends on.',
  }),
  'lint/style-type-mismatch': warning({
    title: 'A style does not apply to the type of the parameter',
    message: (p: { style: string; wanted: string; types: string }) =>
      `The style ${p.style} is for values of the type ${p.wanted}, but the schema describes ${p.types}.`,
    cause:
      'OpenAPI does not define how values of the type are written in this style (3.1.1, section 4.8.12.3), so clients and servers may differ.',
    fix: 'Use another style, or change the type of the schema.',
  }),
  'lint/parameter-clash': warning({
    title: 'A property of a parameter has the name of another parameter',
    message: (p: { parameter: string; property: string; other: string }) =>
      p.property === p.other
        ? `The property ${p.property} of ${p.parameter} is sent under the same name as the parameter ${p.other}.`
        : `${p.parameter} and ${p.other} both have a property that is sent as ${p.property}.`,
    cause:
      'An exploded object is sent as one pair for each property (OpenAPI 3.1.1, section 4.8.12.4), so a server cannot tell these two apart. The generated client refuses such values.',
    fix: 'Rename one of the two, or send the object with `style: deepObject` or `explode: false`.',
  }),
  'lint/body-not-allowed': warning({
    title: 'A body is not allowed with a status',
    message: (p: { status: string }) => `A response with the status ${p.status} cannot have a body.`,
    cause:
      'HTTP ends responses with 1XX, 204, 205 and 304 after their headers (RFC 9110, sections 15.2, 15.3.5, 15.3.6 and 15.4.5), so that the described content is never sent.',
    fix: 'Remove `content`, or use another status, such as 200.',
  }),
  'lint/invalid-runtime-expression': warning({
    title: 'A runtime expression is not valid',
    message: (p: { expression: string; hint: string }) =>
      `${JSON.stringify(p.expression)} is not a runtime expression.${p.hint}`,
    cause:
      'An expression is `$url`, `$method`, `$statusCode`, or `$request.` or `$response.` with `header.NAME`, `query.NAME`, `path.NAME`, `body` or `body#/POINTER` (OpenAPI 3.1.1, section 4.8.20.4).',
    fix: 'Correct the expression. Properties of a body follow `#`, as in `$response.body#/id`.',
  }),
  'lint/unknown-link-parameter': warning({
    title: 'A link has a parameter that its target does not have',
    message: (p: { name: string; hint: string }) =>
      `The target operation has no parameter ${JSON.stringify(p.name)}.${p.hint}`,
    cause:
      'A link gives values to parameters of its target operation, by their names or with the location before it, as in `path.id` (OpenAPI 3.1.1, section 4.8.20.1).',
    fix: 'Correct the name, or declare the parameter in the target operation.',
  }),
  'lint/infinite-value': warning<Record<never, never>>({
    title: 'Every value of a schema is infinite',
    message: () => 'No finite value is valid: each has to contain another value of the same schema.',
    cause:
      'The schema refers to itself in a required property, or in a list of at least one item. JSON has no infinite values, so no request or response can meet the schema.',
    fix: 'Make the property optional, allow null, or allow an empty list.',
  }),
  'lint/reference-sibling': warning({
    title: 'A sibling of a reference is ignored',
    message: (p: { name: string; kind: string }) =>
      `${JSON.stringify(p.name)} beside the reference to ${p.kind} has no effect.`,
    cause:
      'Only `summary` and `description` have an effect beside `$ref`; other fields are ignored (OpenAPI 3.1.1, section 4.8.23). Schemas are an exception.',
    fix: 'Move the field to the target of the reference, or replace the reference by a copy of its target.',
  }),
  'lint/required-default': note({
    title: 'A required parameter has a default',
    message: (p: { name: string }) =>
      `The parameter ${JSON.stringify(p.name)} is required, so its default is never used.`,
    cause: 'The service uses a default if a value is left out. A required parameter cannot be left out.',
    fix: 'Remove `required` or the default. Show a usual value as an `example`.',
  }),
  'lint/ineffective-keyword': warning({
    title: 'A keyword applies to another type',
    message: (p: { keyword: string; about: string; type: string }) =>
      `${JSON.stringify(p.keyword)} applies to ${p.about}, but the schema has the type ${p.type}.`,
    cause:
      'A keyword applies only to values of its type (JSON Schema 2020-12 Validation, section 6), so this one is never enforced.',
    fix: 'Correct the type or the keyword. Keywords for the items of a list belong in `items`.',
  }),
  'lint/undeclared-property': warning({
    title: 'A required property is not declared',
    message: (p: { name: string; hint: string }) =>
      `${JSON.stringify(p.name)} is required, but is not among the properties.${p.hint}`,
    cause: 'A property without a schema may have any value. Usually one of the two names is misspelt.',
    fix: 'Declare the property, correct its name, or remove it from `required`.',
  }),
  'lint/array-without-items': note<Record<never, never>>({
    title: 'The items of an array are not described',
    message: () => 'The array has no `items`.',
    cause: 'OpenAPI 3.0 requires `items`. In 3.1 it may be left out, and then any item is valid.',
    fix: 'Describe the items, or write `items: {}` if any item is allowed.',
  }),
  'lint/duplicate-enum-value': warning({
    title: 'An enum has a duplicate value',
    message: (p: { value: string }) => `The enum lists ${p.value} already.`,
    cause:
      'Values of `enum` should be unique (JSON Schema 2020-12 Validation, section 6.1.2). Usually one of them is misspelt.',
    fix: 'Correct or remove one of the two.',
  }),
  'lint/redundant-limit': note({
    title: 'A limit is redundant',
    message: (p: { keyword: string; other: string }) => `${p.keyword} has no effect beside ${p.other}.`,
    cause: 'Both limits have to hold, so only the stricter one has an effect.',
    fix: 'Remove the one that you did not intend.',
  }),
  'lint/duplicate-subschema': warning({
    title: 'A list of subschemas has a duplicate',
    message: (p: { keyword: string }) =>
      p.keyword === 'oneOf'
        ? 'The same alternative is already in the list. A value that matches one matches both, so `oneOf` refuses it.'
        : `The same schema is already in \`${p.keyword}\`.`,
    cause: 'The copy has no effect, or makes all values that match it invalid.',
    fix: 'Remove the copy, or replace it by the schema that you intended.',
  }),
  'lint/read-only-and-write-only': warning<Record<never, never>>({
    title: 'A property can be neither read nor written',
    message: () => 'The schema is both `readOnly` and `writeOnly`.',
    cause:
      'A read-only property is not part of requests, and a write-only property is not part of responses (OpenAPI 3.0.4, section 4.7.24.1). This one can never occur.',
    fix: 'Remove one of the two.',
  }),
  'lint/unmatchable-pattern': warning({
    title: 'A pattern cannot match',
    message: (p: { pattern: string }) => `No text matches the pattern ${p.pattern}.`,
    cause:
      'A `^` after a character, a `$` before one, or an empty character class never matches, so every text is refused.',
    fix: 'Correct the pattern. Write `\\^` and `\\$` for the characters themselves.',
  }),
  'lint/operation-id-not-url-safe': note({
    title: 'An operationId is not URL-safe',
    message: (p: { id: string }) =>
      `The operationId ${JSON.stringify(p.id)} has characters that cannot be used unchanged in names and URLs.`,
    cause:
      'Tools may use the operationId as a name in programs (OpenAPI 3.1.1, section 4.8.10.1). They replace characters that such a name cannot have, each in a different way.',
    fix: 'Write it with letters, digits and `-`, `.`, `_`, `~`, `/` or `:`.',
  }),
  'lint/unused-ignore': warning({
    title: 'There is nothing to ignore',
    message: (p: { code: string }) => `This object has no finding ${p.code}.`,
    cause: 'The mistake was corrected. The entry would hide a new one of the same kind.',
    fix: 'Remove the entry from `x-lint-ignore`.',
  }),
  'lint/invalid-ignore': warning({
    title: 'An entry of x-lint-ignore has no effect',
    message: (p: { problem: string }) => `${p.problem}.`,
    cause: 'An entry of `x-lint-ignore` has the code of a finding and a reason. Otherwise it has no effect.',
    fix: "Write `x-lint-ignore: { 'lint/unused-component': 'Clients refer to it.' }`.",
  }),
} satisfies Record<string, FindingDefinition<never>>;
