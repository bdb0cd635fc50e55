import { parameterParts, statusEnding } from '../../typescript/endings.ts';
import { docComment, generatedHeader } from '../../code/comment.ts';
import { code, join, lines, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { modulePath } from '../../code/module-path.ts';
import { typeIdentifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import { bodyEnding } from '../../typescript/body-types.ts';
import type { ApiModel, MediaType, Operation, RequestBody, Response } from '../../model/model.ts';
import { parameterDefaults } from '../../model/parameter-defaults.ts';
import type { OutputFile } from '../emitter.ts';
import { linkRuntime } from '../runtime-links.ts';
import { serverRuntime } from './runtime-files.ts';
import { documentationOf } from '../types/documentation.ts';

/** The endings of the types that a module of a server exports for its operation. */
export const serverTypeEndings = ['ServerRequest', 'ServerResponse', 'Handler'] as const;

/** The declarations of an operation's module: what its handler is given, what it may answer, and the handler. */
export function operationTypes(model: ApiModel, operation: Operation): OutputFile {
  const { names } = operation;
  const types = new TypesUsed();
  const request = requestType(model, operation, types);
  const response = responseType(operation, types);
  const [requestName, responseName, handlerName] = serverTypeEndings.map((ending) =>
    typeIdentifier(names.type + ending),
  );
  if (requestName === undefined || responseName === undefined || handlerName === undefined)
    throw new Error('A type has no name.');
  const declarations = [
    code`export declare const contract: OperationContract;`,
    lines([
      docComment({ description: `What the handler of \`${names.value}\` is given.` }),
      declaration(requestName, request),
    ]),
    lines([
      docComment({ description: `What the handler of \`${names.value}\` may answer.` }),
      declaration(responseName, response),
    ]),
    lines([
      docComment(documentationOf(true, operation)),
      code`export type ${handlerName}<Principal = AnyPrincipal> = Handler<${requestName}, ${responseName}, Principal>;`,
    ]),
  ];
  const text = lines([
    generatedHeader,
    ...types.imports(names.file),
    code`
${join(declarations, code`\n\n`)}
`,
  ]);
  return { path: `server/operations/${names.file}.d.ts`, text: text.toString() };
}

/** The types of other modules that are used, collected while types are printed. */
class TypesUsed {
  readonly #operation = new Set<string>();
  readonly #runtime = new Map<string, string>([
    ['Handler', 'handler'],
    ['OperationContract', 'operation'],
    ['AnyPrincipal', 'server-types'],
  ]);

  ofOperation(name: string): Code {
    this.#operation.add(name);
    return typeIdentifier(name);
  }

  ofRuntime(module: string, name: string): Code {
    this.#runtime.set(name, module);
    return typeIdentifier(name);
  }

  imports(file: string): readonly Code[] {
    const names = [...this.#operation].toSorted().map(typeIdentifier);
    const runtime = linkRuntime(serverRuntime, {
      statement: code`import type`,
      from: `server/operations/${file}`,
      names: [...this.#runtime].map(([name, module]) => [`server/${module}`, typeIdentifier(name)]),
    });
    const types = modulePath(`../../types/operations/${file}.js`);
    return [
      ...(names.length === 0 ? [] : [code`import type { ${join(names, code`, `)} } from ${types};`]),
      runtime,
    ];
  }
}

function requestType(model: ApiModel, operation: Operation, types: TypesUsed): Choices {
  const { names, parameters, body } = operation;
  const parts = parameterParts
    .filter((part) => parameters.some((parameter) => parameter.in === part.in))
    .map(({ in: location, part, ending }) => {
      const defaults = [...parameterDefaults(model, operation, location).keys()];
      const type = receivedParameters(types, types.ofOperation(names.type + ending), defaults);
      return code`readonly ${typeIdentifier(part)}: ${type};`;
    });
  if (body === undefined) return [parts];
  const choices = body.content.map((mediaType) => [
    ...parts,
    ...bodyMembers({ operation, body, mediaType, types }),
  ]);
  const absent = [
    ...parts,
    ...(needsContentType(body) ? [code`readonly contentType: undefined;`] : []),
    code`readonly body: undefined;`,
  ];
  return body.required ? choices : [...choices, absent];
}

/** What callers may leave out is there for handlers where it has a default. */
function receivedParameters(types: TypesUsed, type: Code, defaults: readonly string[]): Code {
  if (defaults.length === 0) return type;
  const names = join(defaults.map(stringLiteral), code` | `);
  return code`${types.ofRuntime('handler', 'WithDefaults')}<${type}, ${names}>`;
}

function bodyMembers(given: {
  operation: Operation;
  body: RequestBody;
  mediaType: MediaType;
  types: TypesUsed;
}): readonly Code[] {
  const { body, mediaType } = given;
  const type = isRange(mediaType) ? code`string` : stringLiteral(mediaType.type);
  return [
    ...(needsContentType(body) ? [code`readonly contentType: ${type};`] : []),
    code`readonly body: ${receivedType(given)};`,
  ];
}

/** Bytes and forms with files are handed on unread. */
function receivedType({
  operation,
  body,
  mediaType,
  types,
}: {
  operation: Operation;
  body: RequestBody;
  mediaType: MediaType;
  types: TypesUsed;
}): Code {
  const { kind } = mediaType;
  if (kind === 'binary') return code`AsyncIterable<Uint8Array>`;
  const type = types.ofOperation(operation.names.type + bodyEnding(body.content, mediaType.type));
  return kind === 'multipart' ? code`${types.ofRuntime('multipart', 'Multipart')}<${type}>` : type;
}

function needsContentType({ content }: RequestBody): boolean {
  return content.length > 1 || content.some(isRange);
}

function responseType(operation: Operation, types: TypesUsed): Choices {
  return operation.responses.flatMap((response) => responseChoices(operation, response, types));
}

function responseChoices({ names }: Operation, response: Response, types: TypesUsed): Choices {
  const { status, headers, content } = response;
  const name = names.type + statusEnding(status);
  const member = (part: Code): Code => code`${types.ofOperation(name)}['${part}']`;
  const isExact = /^\d{3}$/.test(status);
  const head = [
    code`readonly status: ${isExact ? literal(Number(status)) : member(code`status`)};`,
    ...(headers.length === 0
      ? []
      : [
          code`readonly headers${headers.some(({ required }) => required) ? code`` : code`?`}: ${member(code`headers`)};`,
        ]),
  ];
  if (content.length === 0) return [[...head, code`readonly body?: undefined;`]];
  return content.map((mediaType) => {
    const whole = types.ofOperation(name);
    const own =
      content.length === 1
        ? whole
        : code`Extract<${whole}, { contentType: ${stringLiteral(mediaType.type)} }>`;
    const body =
      mediaType.kind === 'binary' ? types.ofRuntime('bytes', 'SendableBytes') : code`${own}['body']`;
    return [...head, ...contentTypeMember(mediaType, content.length), code`readonly body: ${body};`];
  });
}

/** A range of media types leaves open which one is sent: bytes of no known type, unless the handler says. */
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

/** An object type for each alternative. */
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
