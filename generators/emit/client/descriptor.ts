import { code, empty, type Code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { ApiModel, MediaType, Operation } from '../../model/model.ts';
import { ownServer } from '../../model/servers.ts';
import { describeForm, describeOtherFields } from '../../model/wire.ts';
import { documentationOf } from '../types/documentation.ts';
import type { AnswerPlan } from './answers.ts';
import type { ArgumentPlan } from './arguments.ts';
import type { ChosenBody } from './body-choice.ts';
import {
  describeLocations,
  isPlain,
  printDescriptor,
  printDescriptors,
  type Members,
} from './parameter-writers.ts';
import { localName, type RuntimeFunction, type Use } from './runtime-function.ts';
import { printAddress } from './server-address.ts';

/** The description of an operation by which its calls are made: an object literal, and the functions in it. */
export interface Descriptor {
  readonly text: Code;
  readonly functions: readonly RuntimeFunction[];
}

const bodyWriters: Readonly<Record<MediaType['kind'], RuntimeFunction>> = {
  json: { name: 'writeJson', module: 'json-body' },
  form: { name: 'writeForm', module: 'form-body' },
  multipart: { name: 'writeMultipart', module: 'multipart-body' },
  text: { name: 'writeRaw', module: 'raw-body' },
  binary: { name: 'writeRaw', module: 'raw-body' },
};

/** Of the texts of a multipart body. */
const fieldWriters = {
  plain: { name: 'writePlainFields', module: 'plain-form' },
  any: { name: 'writeFields', module: 'form-body' },
} as const satisfies Readonly<Record<string, RuntimeFunction>>;

const readerModules: Readonly<Record<NonNullable<AnswerPlan['reader']>, string>> = {
  readText: 'read-text',
  readStream: 'read-stream',
  readJsonOrText: 'read-json-or',
  readJsonOrStream: 'read-json-or',
};

export function describeOperation(
  model: ApiModel,
  operation: Operation,
  plan: { arguments: ArgumentPlan; answers: AnswerPlan },
): Descriptor {
  const functions: RuntimeFunction[] = [];
  const use: Use = (needed) => {
    functions.push(needed);
    return localName(needed.name, operation);
  };
  const { body } = plan.arguments;
  const { reader, accept } = plan.answers;
  const members: readonly (readonly [string, Code])[] = [
    ['name', stringLiteral(operation.names.value)],
    ['method', stringLiteral(operation.method.toUpperCase())],
    ...describeServer(model, operation, use),
    ...describeLocations(model, operation, use),
    ...(body === undefined ? [] : describeBody(model, body, use)),
    ['accept', stringLiteral(accept)],
    ...(reader === undefined
      ? []
      : [['read', use({ name: reader, module: readerModules[reader] })] as const]),
    ...(isOpen(model, operation) ? [['open', code`true`] as const] : []),
    ...describeDeprecation(operation),
  ];
  const text = code`{
  ${members.map(([name, value]) => code`${propertyKey(name)}: ${value},`)}
}`;
  return { text, functions };
}

/** The base address of an operation whose server is not that of the document. */
function describeServer(model: ApiModel, operation: Operation, use: Use): Members {
  const server = ownServer(model, operation);
  if (server === undefined) return [];
  const { pattern, text } = printAddress(server);
  const fill = pattern === undefined ? empty : code`, (${pattern}) => ${text}`;
  const locate = use({ name: 'serverUrl', module: 'server-url' });
  return [['baseUrl', code`(client) => ${locate}(client, ${stringLiteral(server.url)}${fill})`]];
}

function describeBody(model: ApiModel, { mediaType, orJson }: ChosenBody, use: Use): Members {
  const { kind, type } = mediaType;
  const hasFields = kind === 'form' || kind === 'multipart';
  const fields = hasFields ? describeForm(model, mediaType) : [];
  const isPlainForm = fields.length > 0 && fields.every(isPlain);
  // The writer of plain forms needs no telling.
  const others = hasFields && !isPlainForm ? describeOtherFields(model, mediaType) : undefined;
  return [
    ['contentType', stringLiteral(type)],
    ...(fields.length > 0 && !isPlainForm ? [['fields', printDescriptors(fields)] as const] : []),
    ...(others === undefined ? [] : [['others', printDescriptor(others)] as const]),
    ...(kind === 'multipart'
      ? [['writeFields', use(fieldWriters[isPlainForm ? 'plain' : 'any'])] as const]
      : []),
    ['writeBody', use(bodyWriter(kind, { orJson, isPlainForm }))],
  ];
}

function bodyWriter(
  kind: MediaType['kind'],
  { orJson, isPlainForm }: { readonly orJson: boolean; readonly isPlainForm: boolean },
): RuntimeFunction {
  if (orJson) return { name: 'writeFilesOrJson', module: 'files-or-json-body' };
  if (kind === 'form' && isPlainForm) return { name: 'writePlainForm', module: 'plain-form' };
  return bodyWriters[kind];
}

/** In a document that knows credentials, an operation that takes none. */
function isOpen({ securitySchemes }: ApiModel, { security }: Operation): boolean {
  return securitySchemes.length > 0 && security.every((alternative) => alternative.length === 0);
}

function describeDeprecation(operation: Operation): Members {
  const parameters = operation.parameters.flatMap((parameter): Members => {
    const text = deprecationOf(documentationOf(parameter.schema, parameter));
    return text === undefined ? [] : [[parameter.name, stringLiteral(text)]];
  });
  const own = deprecationOf(documentationOf(true, operation));
  return [
    ...(own === undefined ? [] : [['deprecated', stringLiteral(own)] as const]),
    ...(parameters.length === 0
      ? []
      : [
          [
            'deprecatedParameters',
            code`{
  ${parameters.map(([name, text]) => code`${propertyKey(name)}: ${text},`)}
}`,
          ] as const,
        ]),
  ];
}

function deprecationOf({ tags = [] }: ReturnType<typeof documentationOf>): string | undefined {
  const tag = tags.find(({ name }) => name === 'deprecated');
  return tag && (tag.text ?? '');
}
