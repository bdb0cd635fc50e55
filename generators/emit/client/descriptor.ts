import { code, empty, join, type Code } from '../../code/code.ts';
import { identifier, propertyKey } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import type { MediaType } from '../../model/model.ts';
import { printObject, type Members } from '../../typescript/object.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { ownServer } from '../../model/servers.ts';
import { describeForm, describeOtherFields, partTypes } from '../../model/wire.ts';
import { documentationOf } from '../types/documentation.ts';
import type { ResponsePlan } from './response-plan.ts';
import type { ArgumentPlan } from './argument-plan.ts';
import { contentsOf, type ChosenBody } from './body-choice.ts';
import {
  describeLocations,
  isPlain,
  printDescriptor,
  printList,
  type PartWriter,
} from './parameter-writers.ts';
import { useIn, type RuntimeFunction, type Use } from './runtime-function.ts';
import { printAddress } from './server-address.ts';
import { describeMediaTypes } from './typed-result.ts';

const bodyWriters: Readonly<Record<MediaType['kind'], RuntimeFunction>> = {
  json: { name: 'writeJson', module: 'json-body' },
  form: { name: 'writeForm', module: 'form-body' },
  multipart: { name: 'writeMultipart', module: 'multipart-body' },
  text: { name: 'writeRaw', module: 'raw-body' },
  binary: { name: 'writeRaw', module: 'raw-body' },
};

/** Writers for the fields of a form. `plain` is for single values, which need no codec. */
const fieldWriters = {
  plain: { name: 'writePlainFields', module: 'plain-fields' },
  form: { name: 'writeFields', module: 'fields' },
  multipart: { name: 'writePartFields', module: 'fields' },
} as const satisfies Readonly<Record<string, RuntimeFunction>>;

const readerModules: Readonly<Record<NonNullable<ResponsePlan['reader']>, string>> = {
  readText: 'read-text',
  readStream: 'read-stream',
  readJsonOrText: 'read-json-or',
  readJsonOrStream: 'read-json-or',
};

/** An object literal that describes an operation to the runtime. */
export function describeOperation(
  model: TsModel,
  operation: TsOperation,
  plan: { arguments: ArgumentPlan; responses: ResponsePlan },
): Code {
  const use = useIn(operation);
  const { body } = plan.arguments;
  const { reader, accept, choices } = plan.responses;
  const { path, query, headers } = describeLocations(model, operation, use);
  return printObject([
    ['name', stringLiteral(operation.names.value)],
    ['method', stringLiteral(operation.method.toUpperCase())],
    ...[path, query, headers].flatMap((part) => part.members),
    ['writeUrl', printUrl(describeServer(model, operation, use), path, query)],
    ['write', headers.code],
    ...(body === undefined
      ? []
      : describeBody(model, body, use, headers.code === undefined ? 'write' : 'writeBody')),
    ['accept', stringLiteral(accept)],
    ['read', reader && use({ name: reader, module: readerModules[reader] })],
    ['mediaTypes', describeMediaTypes(choices)],
    ...describeDeprecation(operation),
  ]);
}

/** The base URL of the client, or of the operation if it has its own server. */
function describeServer(model: TsModel, operation: TsOperation, use: Use): PartWriter {
  const server = ownServer(model, operation);
  if (server === undefined) return { members: [], code: code`client.baseUrl`, needs: ['client'] };
  const { pattern, text } = printAddress(server);
  const fill = pattern === undefined ? empty : code`, (${pattern}) => ${text}`;
  const locate = use({ name: 'serverUrl', module: 'server-url' });
  return {
    members: [],
    code: code`${locate}(client, ${stringLiteral(server.url)}${fill})`,
    needs: ['client'],
  };
}

/** The function that writes a URL: `(client, values) => client.baseUrl + '/groups/' + segment(values, 'id')`. */
function printUrl(...parts: readonly PartWriter[]): Code {
  const needs = new Set(parts.flatMap((part) => part.needs));
  const terms = parts.flatMap((part) => part.code ?? []);
  return code`(${join([...needs].map(identifier), code`, `)}) => ${join(terms, code` + `)}`;
}

/** @param member the member of the description that writes the body */
function describeBody(model: TsModel, body: ChosenBody, use: Use, member: 'write' | 'writeBody'): Members {
  const { mediaType, required } = body;
  const contentType = [
    'contentType',
    stringLiteral(mediaType.type === 'multipart/*' ? 'multipart/form-data' : mediaType.type),
  ] as const;
  const contents = contentsOf(body);
  if (contents.length === 1) {
    const { members, writer, isCalled } = describeContent(model, mediaType, use, body.orJson);
    return [contentType, ...members, [member, printWriter(writer, required || isCalled)]];
  }
  const described = contents.map((each) => {
    const { members, writer } = describeContent(model, each, use, false);
    return [each.type, printObject([...members, ['write', writer]])] as const;
  });
  const choose = use({ name: 'writeChosen', module: 'chosen-body' });
  return [contentType, ['contents', printObject(described)], [member, printWriter(choose, required)]];
}

/** The function that writes a body in one media type, and the members of the description that it needs. */
function describeContent(
  model: TsModel,
  mediaType: MediaType,
  use: Use,
  orJson: boolean,
): { readonly members: Members; readonly writer: Code; readonly isCalled: boolean } {
  const { kind } = mediaType;
  const members = kind === 'form' || kind === 'multipart' ? describeFields(model, mediaType, kind, use) : [];
  // The writers of JSON and of forms without files check whether there is a body.
  const isCalled = orJson || kind === 'json' || kind === 'form';
  const writer = orJson ? { name: 'writeFilesOrJson', module: 'files-or-json-body' } : bodyWriters[kind];
  return { members, writer: use(writer), isCalled };
}

function describeFields(model: TsModel, mediaType: MediaType, kind: 'form' | 'multipart', use: Use): Members {
  const fields = describeForm(model, mediaType);
  const isPlainForm = fields.length > 0 && fields.every(isPlain);
  const others = isPlainForm ? undefined : describeOtherFields(model, mediaType);
  return [
    ['fields', fields.length > 0 && !isPlainForm ? printList(fields) : undefined],
    ['others', others && printDescriptor(others)],
    ['partTypes', kind === 'multipart' ? describePartTypes(model, mediaType) : undefined],
    ['writeFields', use(fieldWriters[isPlainForm ? 'plain' : kind])],
  ];
}

function describePartTypes(model: TsModel, mediaType: MediaType): Code | undefined {
  const types = [...partTypes(model, mediaType)].map(
    ([name, type]) => code`${propertyKey(name)}: ${stringLiteral(type)}`,
  );
  // A field may have the name of an inherited member.
  return types.length === 0 ? undefined : code`{ __proto__: null, ${join(types, code`, `)} }`;
}

/** Calls the function that writes a body always, or only if there is a body. */
function printWriter(writer: Code, isCalled: boolean): Code {
  if (isCalled) return writer;
  return code`(values, operation) => values.body === undefined ? undefined : ${writer}(values, operation)`;
}

/** Whether an operation needs no credentials although the document has security schemes. */
export function isPublic({ securitySchemes }: TsModel, { security }: TsOperation): boolean {
  return securitySchemes.length > 0 && security.every((alternative) => alternative.length === 0);
}

function describeDeprecation(operation: TsOperation): Members {
  const parameters = operation.parameters.flatMap((parameter): Members => {
    const text = deprecationOf(documentationOf(parameter.schema, parameter));
    return text === undefined ? [] : [[parameter.name, stringLiteral(text)]];
  });
  const own = deprecationOf(documentationOf(true, operation));
  return [
    ['deprecated', own === undefined ? undefined : stringLiteral(own)],
    ['deprecatedParameters', parameters.length === 0 ? undefined : printObject(parameters)],
  ];
}

function deprecationOf({ tags = [] }: ReturnType<typeof documentationOf>): string | undefined {
  const tag = tags.find(({ name }) => name === 'deprecated');
  return tag && (tag.text ?? '');
}
