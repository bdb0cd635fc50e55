import { generatedHeader } from '../../code/comment.ts';
import { code, lines, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { modulePath } from '../../code/module-path.ts';
import { memberAccess } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { ApiModel, MediaType, Operation, ParameterIn, Response } from '../../model/model.ts';
import { parameterDefaults } from '../../model/parameter-defaults.ts';
import { describeForm, describeHeaders, describeOtherFields, describeParameters } from '../../model/wire.ts';
import type { Json } from '../../source/document.ts';
import type { OutputFile } from '../emitter.ts';
import { fileFieldsOf } from './files.ts';
import { printObject } from './object.ts';

const LOCATIONS: readonly ParameterIn[] = ['path', 'query', 'header', 'cookie'];

/** The module of an operation: how its parameters, bodies and headers stand on the wire, with their validators. */
export function contractModule(model: ApiModel, operation: Operation): OutputFile {
  const { names } = operation;
  const contract = printObject([
    ['parameters', parametersOf(model, operation)],
    ...(operation.body === undefined ? [] : [['body', bodyOf(model, operation.body)] as const]),
    [
      'responses',
      printObject(operation.responses.map((response) => [response.status, responseOf(model, response)])),
    ],
  ]);
  const text = lines([
    generatedHeader,
    code`import * as validators from ${modulePath(`../../validators/operations/${names.file}.js`)};

export const contract = ${contract};
`,
  ]);
  return { path: `server/operations/${names.file}.js`, text: text.toString() };
}

function parametersOf(model: ApiModel, operation: Operation): Code {
  const all = describeParameters(model, operation);
  return printObject(
    LOCATIONS.flatMap((location) => {
      const descriptors = all.filter((descriptor) => descriptor.in === location);
      if (descriptors.length === 0) return [];
      const validator = code`validators.parameters${memberAccess(location)}`;
      const defaults = parameterDefaults(model, operation, location);
      return [
        [
          location,
          printObject([
            ['descriptors', list(descriptors)],
            ['validator', validator],
            ...(defaults.size === 0 ? [] : [['defaults', literal([...defaults])] as const]),
          ]),
        ] as const,
      ];
    }),
  );
}

function bodyOf(model: ApiModel, { required, content }: NonNullable<Operation['body']>): Code {
  const contents = content.map((mediaType) => {
    const { type, kind } = mediaType;
    const hasFields = kind === 'form' || kind === 'multipart';
    const others = hasFields ? describeOtherFields(model, mediaType) : undefined;
    const printed = printObject([
      ['kind', stringLiteral(kind)],
      ['fields', list(hasFields ? describeForm(model, mediaType) : [])],
      ...(others === undefined ? [] : [['others', literal(others as object as Json)] as const]),
      ...(kind === 'multipart' ? [['files', literal([...fileFieldsOf(model, mediaType)])] as const] : []),
      ['validator', code`validators.body${memberAccess(type)}`],
    ]);
    return [type, printed] as const;
  });
  return printObject([
    ['required', literal(required)],
    ['content', printObject(contents)],
  ]);
}

function responseOf(model: ApiModel, response: Response): Code {
  const { status, headers, content } = response;
  const validators = code`validators.responses${memberAccess(status)}`;
  // Handlers write headers as the document does, whatever their case on the wire.
  const descriptors = describeHeaders(model, response).map((descriptor, index) => ({
    ...descriptor,
    name: headers[index]?.name ?? descriptor.name,
  }));
  return printObject([
    ['headers', list(descriptors)],
    ...(headers.length === 0 ? [] : [['headersValidator', code`${validators}.headers`] as const]),
    ['content', printObject(content.map((mediaType) => [mediaType.type, contentOf(mediaType, validators)]))],
  ]);
}

function contentOf({ type, kind }: MediaType, validators: Code): Code {
  return code`{ kind: ${stringLiteral(kind)}, validator: ${validators}.content${memberAccess(type)} }`;
}

/** Descriptors, one on each line. They are plain data, which is what JSON holds. */
function list(descriptors: readonly object[]): Code {
  if (descriptors.length === 0) return code`[]`;
  return code`[
  ${descriptors.map((descriptor) => code`${literal(descriptor as Json)},`)}
]`;
}
