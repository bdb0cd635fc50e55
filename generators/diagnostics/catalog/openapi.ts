import { capitalised } from '../capitalised.ts';
import { error, flaw, note, warning, type FindingDefinition } from '../definition.ts';

/** Findings about the objects of OpenAPI: violations of the specification, and what the toolkit cannot support. */
export const openapiFindings = {
  'openapi/long-text': warning({
    title: 'A description takes too long to read as Markdown',
    message: (p: { length: number }) =>
      `The documentation shows this description of ${p.length} characters as it is written, not as Markdown.`,
    cause:
      'Descriptions of more than 200,000 characters, or with 100 nested quotes, lists or elements of HTML, take too much time and memory to read as Markdown.',
    fix: 'Move the text into guides of the documentation, or nest its parts less deeply.',
  }),
  'openapi/malformed': flaw({
    title: 'An object has the wrong form',
    message: (p: { name: string; wanted: string; found: string }) =>
      `${JSON.stringify(p.name)} has to be ${p.wanted}, not ${p.found}; it is left out.`,
    cause: 'The contents of an object of the wrong form cannot be read.',
    fix: 'Write it as the OpenAPI specification shows it; a missing indent is a common reason.',
  }),
  'openapi/incomplete': flaw({
    title: 'An object lacks an essential field',
    message: (p: { kind: string; name: string }) =>
      `${capitalised(p.kind)} needs ${JSON.stringify(p.name)}; it is left out.`,
    cause: 'Without this field the object has no meaning, so outputs leave it out.',
    fix: 'Add the field.',
  }),
  'openapi/missing-field': warning({
    title: 'A required field is missing',
    message: (p: { kind: string; name: string }) =>
      `${capitalised(p.kind)} should have ${JSON.stringify(p.name)}.`,
    cause: 'OpenAPI requires the field. The outputs do not need it, but other tools may refuse the document.',
    fix: 'Add the field.',
  }),
  'openapi/unknown-field': flaw({
    title: 'A field is unknown',
    message: (p: { kind: string; name: string; hint: string }) =>
      `${capitalised(p.kind)} has no field ${JSON.stringify(p.name)}.${p.hint}`,
    cause: 'OpenAPI does not define the field here. Outputs continue without it.',
    fix: 'Correct the spelling or the place of the field; begin the names of extensions with `x-`.',
  }),
  'openapi/unsupported-field': warning({
    title: 'A field or value of OpenAPI 3.2 is not supported',
    message: (p: { kind: string; name: string }) =>
      `${JSON.stringify(p.name)} of ${p.kind} belongs to OpenAPI 3.2; it is left out.`,
    cause: 'Documents are read by the rules of OpenAPI 3.1, in which it has no meaning.',
    fix: 'Use fields of OpenAPI 3.1 that have the same meaning, if there are any.',
  }),
  'openapi/newer-field': note({
    title: 'A field is newer than OpenAPI 3.0',
    message: (p: { kind: string; name: string }) =>
      `${JSON.stringify(p.name)} of ${p.kind} belongs to OpenAPI 3.1, and the document declares 3.0.`,
    cause: 'The field is read as in OpenAPI 3.1. Other tools may ignore it, or refuse the document.',
    fix: 'Declare `openapi: 3.1.1`, or remove the field.',
  }),
  'openapi/wrong-type': warning({
    title: 'A field has the wrong type',
    message: (p: { name: string; wanted: string; found: string; outcome: string; hint: string }) =>
      `${JSON.stringify(p.name)} should be ${p.wanted}, but is ${p.found}; it is ${p.outcome}.${p.hint}`,
    cause: 'OpenAPI requires another type here. In YAML, versions and codes without quotes are numbers.',
    fix: 'Give the value the required type; put quotes around texts that look like numbers.',
  }),
  'openapi/duplicate-operation-id': flaw({
    title: 'Two operations have the same id',
    message: (p: { id: string; isShared: boolean }) =>
      p.isShared
        ? `The operation ${JSON.stringify(p.id)} is used a second time, by a reference to its path item.`
        : `Another operation has the operationId ${JSON.stringify(p.id)} already.`,
    cause:
      'Functions, types and files are named after the operationId, so it has to be unique in the document. This operation has the name of its first tag before its id, or is named after its method and path.',
    fix: 'Give each operation a unique operationId.',
  }),
  'openapi/undeclared-path-parameter': flaw({
    title: 'A path parameter is not declared',
    message: (p: { name: string; path: string; hint: string }) =>
      `The operation has no path parameter ${JSON.stringify(p.name)}, which ${p.path} needs.${p.hint} It is treated as a string.`,
    cause:
      'Each name in braces needs a parameter with `in: path`, in the operation or in its path item. Without one, values are sent as they are.',
    fix: 'Declare the parameter, or correct its name in the path.',
  }),
  'openapi/unused-path-parameter': warning({
    title: 'A path parameter does not occur in the path',
    message: (p: { name: string; path: string }) =>
      `${p.path} has no {${p.name}}. The parameter is left out.`,
    cause:
      'A path parameter replaces its name in braces; without the name, no request can have a value for it.',
    fix: 'Add the name to the path, or remove the parameter.',
  }),
  'openapi/webhook-path-parameter': warning({
    title: 'A webhook or callback has a path parameter',
    message: (p: { name: string; key: string }) =>
      `The path parameter "${p.name}" of ${JSON.stringify(p.key)} is left out.`,
    cause:
      'A webhook has a name and no path template. The URL of a callback is a runtime expression that the service evaluates (OpenAPI 3.1.1 section 4.8.18.1). A receiver has no template from which it could read the parameter.',
    fix: 'Remove the parameter, or send the value in the query, a header or the body.',
  }),
  'openapi/repeated-path-parameter': warning({
    title: 'A name occurs twice in a path',
    message: (p: { name: string; path: string }) => `{${p.name}} occurs more than once in ${p.path}.`,
    cause: 'A parameter has one value, so all of its places have the same value.',
    fix: 'Give the second part another name.',
  }),
  'openapi/optional-path-parameter': warning({
    title: 'A path parameter is not required',
    message: (p: { name: string }) => `The path parameter ${JSON.stringify(p.name)} is treated as required.`,
    cause: 'A path without one of its parts is another path, so OpenAPI requires `required: true`.',
    fix: 'Add `required: true`.',
  }),
  'openapi/identical-paths': warning({
    title: 'Two paths are identical',
    message: (p: { path: string; other: string }) => `${p.path} matches the same requests as ${p.other}.`,
    cause: 'The paths differ only in the names of their parameters, so a request matches both.',
    fix: 'Put the operations under one path.',
  }),
  'openapi/split-path': note({
    title: 'The operations of one path are described under two',
    message: (p: { path: string; other: string }) =>
      `${p.path} is the same path as ${p.other}, with other methods.`,
    group: () => '',
    cause:
      'The paths differ only in the names of their parameters. OpenAPI does not allow that (3.1.1, section 4.8.8.1), but as no method is described twice, every request has one operation.',
    fix: 'Put the operations under one path, for tools that refuse such documents.',
  }),
  'openapi/duplicate-parameter': flaw({
    title: 'A parameter is declared twice',
    message: (p: { name: string; in: string }) =>
      `The list has a ${p.in} parameter ${JSON.stringify(p.name)} already; the first one is used.`,
    cause: 'The combination of `name` and `in` has to be unique in a list of parameters.',
    fix: 'Remove one of the two.',
  }),
  'openapi/undeclared-security': warning({
    title: 'A security scheme is not declared',
    message: (p: { scheme: string; hint: string }) =>
      `There is no security scheme ${JSON.stringify(p.scheme)}.${p.hint}`,
    cause: 'Security requirements name entries of `components/securitySchemes`.',
    fix: 'Declare the scheme, or correct the name.',
  }),
  'openapi/undeclared-tag': note({
    title: 'A tag is not declared',
    message: (p: { tag: string }) =>
      `The tag ${JSON.stringify(p.tag)} is not in the list \`tags\` of the document.`,
    group: () => '',
    cause: 'Only tags in that list have a description and a defined order.',
    fix: 'Add the tag to the list, or correct the name.',
  }),
  'openapi/encoding-style-ignored': warning({
    title: 'The style of a form field has no effect',
    message: (p: { field: string; keywords: string; type: string }) =>
      `${p.keywords} of the form field ${JSON.stringify(p.field)} is ignored in a body of ${p.type}.`,
    cause:
      'In OpenAPI 3.0, the style of an encoding applies only to application/x-www-form-urlencoded. In other forms, a list repeats its field, and objects are sent as JSON.',
    fix: 'Remove the style, or declare OpenAPI 3.1, which supports it in multipart/form-data too.',
  }),
  'openapi/malformed-name': flaw({
    title: 'A name has the wrong form',
    message: (p: { name: string; wanted: string; outcome: string }) =>
      `${JSON.stringify(p.name)} has to ${p.wanted}; it is ${p.outcome}.`,
    cause:
      'The name decides which requests or responses are meant, so it must have the form that OpenAPI defines.',
    fix: 'Correct the name, or begin it with `x-` if it is an extension.',
  }),
  'openapi/lone-surrogate': error({
    title: 'The name of a component has a lone surrogate',
    message: (p: { name: string }) => `The name ${JSON.stringify(p.name)} contains a lone surrogate.`,
    cause:
      'References are URLs, and a URL cannot contain half of a surrogate pair (RFC 3986, section 2.5). Under another name, the component would not be the one that the document names.',
    fix: 'Rename the component, and the references to it.',
  }),
  'openapi/invalid-component-name': warning({
    title: 'The name of a component is not valid',
    message: (p: { name: string }) =>
      `The name ${JSON.stringify(p.name)} has characters that OpenAPI does not allow in names of components.`,
    cause: 'Such names have only letters, digits, `.`, `_` and `-`. Other tools may refuse the document.',
    fix: 'Rename the component, and the references to it.',
  }),
  'openapi/schema-or-content': warning({
    title: 'A parameter needs either `schema` or `content`',
    message: (p: { problem: string }) =>
      `Either \`schema\` or \`content\` with one media type is needed; found ${p.problem}.`,
    cause: 'Without a schema, every value is allowed. Of several descriptions, only one can be used.',
    fix: 'Describe the value by `schema`, or by `content` with a single media type.',
  }),
  'openapi/misplaced-style': flaw({
    title: 'A style is not allowed in this location',
    message: (p: { style: string; where: string; used: string }) =>
      `The style ${JSON.stringify(p.style)} has no meaning in a ${p.where}; ${JSON.stringify(p.used)} is used.`,
    cause:
      'OpenAPI has the styles `simple`, `label` and `matrix` for paths, `form`, `spaceDelimited`, `pipeDelimited` and `deepObject` for queries and forms, `simple` for headers and `form` for cookies.',
    fix: 'Remove the style, or use one that the location allows.',
  }),
  'openapi/invalid-header-name': warning({
    title: 'The name of a header is not valid in HTTP',
    message: (p: { name: string }) => `${JSON.stringify(p.name)} cannot be the name of a header.`,
    cause:
      "Names of headers consist of letters, digits and !#$%&'*+-.^_`|~ (RFC 9110, section 5.6.2). Clients refuse to send other names, and no response can contain them, so outputs leave the header out.",
    fix: 'Correct the name.',
  }),
  'openapi/ignored-header': note({
    title: 'A header is ignored because of its name',
    message: (p: { kind: string; name: string }) => `The ${p.kind} ${JSON.stringify(p.name)} is ignored.`,
    cause:
      'OpenAPI says to ignore parameters in the header named Accept, Content-Type or Authorization, and the header Content-Type of responses and parts (OpenAPI 3.1.1, sections 4.8.12.2.1, 4.8.15.1 and 4.8.17.1): media types and security schemes describe them.',
    fix: 'Remove it. Use the keys of `content` for media types, `contentType` of the encoding for the media type of a part, and a security scheme for credentials.',
  }),
  'openapi/ignored-part-header': warning({
    title: 'A header of a part of a form is ignored',
    message: (p: { name: string }) =>
      `The header ${JSON.stringify(p.name)} of the part is neither sent nor checked.`,
    cause:
      'Receivers of forms read Content-Disposition and Content-Type of a part; RFC 7578 (section 4.8) tells them to ignore other headers.',
    fix: 'Describe the value as a form field.',
  }),
  'openapi/framing-header': note({
    title: 'A response header is set by the server itself',
    message: (p: { name: string }) =>
      `The header ${JSON.stringify(p.name)} is set by the server that sends the response. Handlers do not have to return it.`,
    cause:
      'Headers of the connection, and `Content-Encoding`, say how one message is sent (RFC 9110, sections 7.6.1 and 8.4). A value that a handler or the mock takes from the document would contradict the body.',
    fix: 'No action is needed. The documentation shows the header.',
  }),
  'openapi/duplicate-header': warning({
    title: 'A header is declared twice',
    message: (p: { name: string; other: string }) =>
      `The header ${JSON.stringify(p.name)} is the same as ${JSON.stringify(p.other)}.`,
    cause:
      'Names of headers are not case-sensitive (RFC 9110, section 5.1), so both describe the same header, and its value has to match both.',
    fix: 'Remove one of the two.',
  }),
  'openapi/invalid-media-type': warning({
    title: 'A media type is not valid',
    message: (p: { type: string }) => `${JSON.stringify(p.type)} is not a media type.`,
    cause:
      'A media type is a type and a subtype with a slash between, such as `application/json`, with parameters after `;` if needed (RFC 9110, section 8.3.1). No message can have a media type of another form, so outputs assume a body of any type.',
    fix: 'Correct the spelling. List several media types one by one.',
  }),
  'openapi/missing-response': warning<Record<never, never>>({
    title: 'A response is missing',
    message: () => 'The list of responses is empty.',
    cause:
      'OpenAPI requires at least one response (3.1.1, section 4.8.16). Without it, clients do not know what a response contains, and servers have no response that they may send.',
    fix: "Describe the success, as in `'204': { description: Done. }`, or all responses by `default`.",
  }),
  'openapi/server-variable-default': warning({
    title: 'The default of a server variable is not one of its values',
    message: (p: { value: string }) => `${JSON.stringify(p.value)} is not among the values of \`enum\`.`,
    cause:
      'Clients and documentation use the address with the default, which the list does not allow (OpenAPI 3.1.1, section 4.8.6).',
    fix: 'Add the default to the list, or use one of the listed values as the default.',
  }),
  'openapi/server-variable-empty': warning<Record<never, never>>({
    title: 'A server variable has no values',
    message: () => 'The list of values is empty.',
    cause:
      'The list must have at least one value (OpenAPI 3.1.1, section 4.8.6). An empty list allows no address at all.',
    fix: 'List the values, or remove `enum` if every value is allowed.',
  }),
  'openapi/webhook-field-ignored': note({
    title: 'A field of a webhook or callback is ignored',
    message: (p: { field: string }) =>
      `The field ${JSON.stringify(p.field)} of a webhook or callback appears only in the bundled document.`,
    cause:
      'The service sends these requests. A receiver checks a signature instead of credentials, and has no callbacks.',
    fix: 'No action is needed. Describe how the receiver verifies the sender.',
  }),
  'openapi/unknown-link-target': warning({
    title: 'The target operation of a link is unknown',
    message: (p: { target: string }) => `The document has no operation ${JSON.stringify(p.target)}.`,
    cause: 'A link names an operation by its operationId, or by a reference to it under `paths`.',
    fix: 'Correct the spelling, or remove the link. Until then the documentation shows the name without a link.',
  }),
  'openapi/body-not-sent': warning({
    title: 'A GET or HEAD request has a body',
    message: (p: { count: number }) =>
      `Clients that use \`fetch\` cannot send bodies with GET and HEAD, ${
        p.count === 1 ? 'as here' : `as here and in ${p.count - 1} more`
      }.`,
    cause: 'HTTP gives such a body no meaning (RFC 9110, section 9.3.1), and `fetch` refuses it.',
    fix: 'Use query parameters, or the method POST.',
  }),
  'openapi/unknown-extension': flaw({
    title: 'An extension is not in the vocabulary',
    message: (p: { name: string }) => `The vocabulary of this document has no ${JSON.stringify(p.name)}.`,
    cause: 'The folder that `x-vocabulary` names has no schema for this extension.',
    fix: 'Correct the name, or add `<name>.schema.json` to the folder.',
  }),
  'openapi/invalid-extension': flaw({
    title: 'An extension does not match its schema',
    message: (p: { name: string; problem: string }) =>
      `${JSON.stringify(p.name)} is not valid: ${p.problem}.`,
    cause: 'The schema of the extension, in the folder named by `x-vocabulary`, does not allow the value.',
    fix: 'Correct the value, or the schema if the vocabulary has grown.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
