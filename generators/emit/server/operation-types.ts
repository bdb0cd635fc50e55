import { parameterParts, statusEnding } from '../../typescript/endings.ts';
import { docComment } from '../../code/comment.ts';
import { code, empty, join, lines, mention, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { identifier, propertyKey, typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import { bodyEnding } from '../../typescript/body-types.ts';
import type { MediaType, RequestBody, Response } from '../../model/model.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { parameterDefaults } from '../../model/parameter-defaults.ts';
import { moduleOf } from '../../typescript/module.ts';
import { operationType, serverContract, serverTypes } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationOf } from '../types/documentation.ts';
import { runtimeType } from './runtime-files.ts';

/** The declarations of a module of operations. */
export function operationTypes(
  model: TsModel,
  module: string,
  operations: readonly TsOperation[],
): OutputFile {
  const declarations = operations.flatMap((operation) => typesOf(model, operation));
  return moduleOf(`server/${module}.d.ts`, join(declarations, code`\n\n`), ['types/']);
}

/** The request of a handler, its possible responses, and the handler. */
function typesOf(model: TsModel, operation: TsOperation): readonly Code[] {
  const { names } = operation;
  const symbols = serverTypes(operation);
  const [request, response, handler] = [mention(symbols[0]), mention(symbols[1]), mention(symbols[2])];
  return [
    code`export declare const ${identifier(serverContract(operation))}: ${runtimeType('operation', 'OperationContract')};`,
    lines([
      docComment({ description: `The request that the handler of \`${names.value}\` receives.` }),
      declaration(request, requestType(model, operation)),
    ]),
    lines([
      docComment({ description: `The responses that the handler of \`${names.value}\` may return.` }),
      declaration(response, responseType(operation)),
    ]),
    lines([
      docComment(documentationOf(true, operation)),
      code`export type ${handler}<Principal = ${runtimeType('server-types', 'AnyPrincipal')}> = ${runtimeType('handler', 'Handler')}<${request}, ${response}, Principal>;`,
    ]),
  ];
}

/** The members of an interface with a handler for each operation. */
export function handlerMembers(operations: readonly TsOperation[], principal: Code): readonly Code[] {
  return operations.map((operation) =>
    lines([
      docComment(documentationOf(true, operation)),
      code`readonly ${propertyKey(operation.names.value)}: ${mention(serverTypes(operation)[2])}<${principal}>;`,
    ]),
  );
}

function requestType(model: TsModel, operation: TsOperation): Choices {
  const { parameters, body } = operation;
  const parts = parameterParts
    .filter((part) => parameters.some((parameter) => parameter.in === part.in))
    .map(({ in: location, part, ending }) => {
      const defaults = [...parameterDefaults(model, operation, location).keys()];
      const type = receivedParameters(mention(operationType(operation, ending)), defaults);
      return code`readonly ${typeIdentifier(part)}: ${type};`;
    });
  if (body === undefined) return [parts];
  const choices = body.content.map((mediaType) => [...parts, ...bodyMembers(operation, body, mediaType)]);
  const absent = [
    ...parts,
    ...(needsContentType(body) ? [code`readonly contentType: undefined;`] : []),
    code`readonly body: undefined;`,
  ];
  return body.required ? choices : [...choices, absent];
}

/** Optional parameters with a default are present for handlers. */
function receivedParameters(type: Code, defaults: readonly string[]): Code {
  if (defaults.length === 0) return type;
  const names = join(defaults.map(stringLiteral), code` | `);
  return code`${runtimeType('handler', 'WithDefaults')}<${type}, ${names}>`;
}

function bodyMembers(operation: TsOperation, body: RequestBody, mediaType: MediaType): readonly Code[] {
  const type = isRange(mediaType) ? code`string` : stringLiteral(mediaType.type);
  return [
    ...(needsContentType(body) ? [code`readonly contentType: ${type};`] : []),
    code`readonly body: ${receivedType(operation, body, mediaType)};`,
  ];
}

/** Bytes and forms with files are streamed to the handler. */
function receivedType(operation: TsOperation, body: RequestBody, { kind, type: name }: MediaType): Code {
  if (kind === 'binary') return code`AsyncIterable<Uint8Array>`;
  const type = mention(operationType(operation, bodyEnding(body.content, name)));
  return kind === 'multipart' ? code`${runtimeType('multipart', 'Multipart')}<${type}>` : type;
}

function needsContentType({ content }: RequestBody): boolean {
  return content.length > 1 || content.some(isRange);
}

function responseType(operation: TsOperation): Choices {
  return operation.responses.flatMap((response) => responseChoices(operation, response));
}

function responseChoices(operation: TsOperation, response: Response): Choices {
  const { status, headers, content } = response;
  const whole = mention(operationType(operation, statusEnding(status)));
  const member = (part: Code): Code => code`${whole}['${part}']`;
  const optional = headers.some(({ required }) => required) ? empty : code`?`;
  const isExact = /^\d{3}$/.test(status);
  const head = [
    code`readonly status: ${isExact ? literal(Number(status)) : member(code`status`)};`,
    ...(headers.length === 0 ? [] : [code`readonly headers${optional}: ${member(code`headers`)};`]),
  ];
  if (content.length === 0) return [[...head, code`readonly body?: undefined;`]];
  return content.map((mediaType) => {
    const own =
      content.length === 1
        ? whole
        : code`Extract<${whole}, { contentType: ${stringLiteral(mediaType.type)} }>`;
    const body = mediaType.kind === 'binary' ? runtimeType('bytes', 'SendableBytes') : code`${own}['body']`;
    return [...head, ...contentTypeMember(mediaType, content.length), code`readonly body: ${body};`];
  });
}

/** For a range of media types, handlers may name the type that they send. */
function contentTypeMember(mediaType: MediaType, choices: number): readonly Code[] {
  if (choices > 1)
    return [
      code`readonly contentType: ${isRange(mediaType) ? code`string` : stringLiteral(mediaType.type)};`,
    ];
  return isRange(mediaType) ? [code`readonly contentType?: string;`] : [];
}

function isRange({ type }: MediaType): boolean {
  return type.includes('*');
}

/** The members of an object type for each alternative. */
type Choices = readonly (readonly Code[])[];

function declaration(name: Code, choices: Choices): Code {
  const [only, ...others] = choices;
  if (only === undefined) return code`export type ${name} = never;`;
  if (others.length > 0)
    return code`export type ${name} =
  ${choices.map((members) => code`| ${objectType(members)}`)};`;
  return only.length === 0
    ? code`export type ${name} = ${objectType(only)};`
    : code`export interface ${name} ${objectType(only)}`;
}

function objectType(members: readonly Code[]): Code {
  if (members.length === 0) return code`{ readonly [part: string]: never }`;
  return code`{
  ${members}
}`;
}
