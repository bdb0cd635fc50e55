import { generatedHeader, docComment } from '../../code/comment.ts';
import { code, lines, mention, type Code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';
import type { SecurityScheme } from '../../../runtime/server/security.ts';
import type { ApiModel } from '../../model/model.ts';
import { reexport } from '../../typescript/imports.ts';
import { moduleOf } from '../../typescript/module.ts';
import { ofRuntime, serverTypes } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationOf } from '../types/documentation.ts';
import { runtimeType } from './runtime-type.ts';
import { extensionsDeclaration } from './extension-types.ts';
import { securitySchemesOf } from '../../model/server-security.ts';

/** The modules that a team imports: `index`, and the adapters `fastify` and `node`. */
export function indexModules(model: ApiModel): readonly OutputFile[] {
  const adapters = ['fastify', 'node'].map((name) => {
    return ['js', 'd.ts'].map((extension) => {
      const path = `server/${name}.${extension}`;
      const all = reexport(path, ofRuntime('server', { module: name, name: '*' }));
      return { path, text: `${lines([generatedHeader, all]).toString()}\n` };
    });
  });
  return [
    moduleOf('server/handlers.d.ts', handlersDeclaration(model), ['server/operations/']),
    { path: 'server/handlers.js', text: lines([generatedHeader, code`export {};\n`]).toString() },
    { path: 'server/index.js', text: indexText.toString() },
    { path: 'server/index.d.ts', text: indexDeclaration(model).toString() },
    ...adapters.flat(),
  ];
}

const indexText = lines([
  generatedHeader,
  code`import { basePath, operations, securitySchemes } from './operations.js';
import { createApiServer } from './runtime/server/server.js';
import { notImplemented } from './runtime/server/not-implemented.js';

export { combineServers } from './runtime/server/combine.js';
export { keysetHeaders, offsetHeaders } from './runtime/server/pagination.js';
export { Refusal } from './runtime/server/problem.js';
export { basePath, operations, securitySchemes };

const document = { operations, securitySchemes, basePath };

export function createServer(handlers, options = {}) {
  return createApiServer({ ...document, handlers, options, fallback: notImplemented });
}

export function createPartialServer(handlers, options = {}) {
  return createApiServer({ ...document, handlers, options, fallback: notImplemented });
}
`,
]);

function handlersDeclaration({ operations }: ApiModel): Code {
  const members = operations.map((operation) =>
    lines([
      docComment(documentationOf(true, operation)),
      code`readonly ${propertyKey(operation.names.value)}: ${mention(serverTypes(operation)[2])}<Principal>;`,
    ]),
  );
  return code`/** A handler for every operation. */
export interface Handlers<Principal = ${runtimeType('server-types', 'AnyPrincipal')}> {
  ${members}
}`;
}

function indexDeclaration(model: ApiModel): Code {
  const schemes = [...securitySchemesOf(model)];
  const optional = schemes.length === 0 ? code`?` : code``;
  return lines([
    generatedHeader,
    code`import type { Handlers } from './handlers.js';
import type { ServerOptions } from './runtime/server/options.js';
import type { Authenticate, Authorize as AuthorizeBy, BasicCredential } from './runtime/server/security.js';
import type { ApiServer } from './runtime/server/server.js';
import type { AnyPrincipal, AppOption } from './runtime/server/server-types.js';

${authenticatorsDeclaration(schemes)}

${extensionsDeclaration(model.operations)}

/** Says whether the caller may do this, by what the document says of the operation; false refuses with 403. */
export type Authorize<Principal = AnyPrincipal> = AuthorizeBy<Principal, OperationExtensions>;

export interface Options<Principal = AnyPrincipal> extends Omit<ServerOptions<Principal>, 'app' | 'authenticate' | 'authorize'>, AppOption {
  /** Who decides about credentials, for each security scheme. */
  readonly authenticate${optional}: SchemeAuthenticators<Principal>;
  /** Who may do what; everybody who has signed in unless given. */
  readonly authorize?: Authorize<Principal>;
}

/** A server with a handler for every operation. */
export declare function createServer<Principal = AnyPrincipal>(
  handlers: Handlers<Principal>,
  options${optional}: Options<Principal>,
): ApiServer;

/** A server that answers 501 where there is no handler, once the request has passed all checks. */
export declare function createPartialServer<Principal = AnyPrincipal>(
  handlers: Partial<Handlers<Principal>>,
  options${optional}: Options<Principal>,
): ApiServer;

export { basePath, operations, securitySchemes } from './operations.js';
export { combineServers } from './runtime/server/combine.js';
export { keysetHeaders, offsetHeaders } from './runtime/server/pagination.js';
export { Refusal } from './runtime/server/problem.js';
export type { Handlers } from './handlers.js';
export type { SendableBytes } from './runtime/server/bytes.js';
export type { Context, Handler, WithDefaults } from './runtime/server/handler.js';
export type { Logger, RequestHeaders, ServerRequest, ServerResponse } from './runtime/server/message.js';
export type { Multipart, Part, UploadedFile } from './runtime/server/multipart.js';
export type { Operation, OperationInfo } from './runtime/server/operation.js';
export type { ResponseValidation, ServerLimits, ServerOptions } from './runtime/server/options.js';
export type { ErrorBody, Fault, Problem } from './runtime/server/problem.js';
export type { ApiServer } from './runtime/server/server.js';
export * from './runtime/server/server-types.js';
export type { Authenticate, AuthenticationRequest, BasicCredential, UnparsedRequest } from './runtime/server/security.js';
${model.operations.map((operation) => reexport('server/index.d.ts', ...serverTypes(operation)))}
`,
  ]);
}

function authenticatorsDeclaration(schemes: readonly (readonly [string, SecurityScheme])[]): Code {
  const members = schemes.map(
    ([name, scheme]) =>
      code`readonly ${propertyKey(name)}: Authenticate<${credentialType(scheme)}, Principal>;`,
  );
  return code`/** Who decides about credentials: the function of a scheme gives the caller, or undefined to refuse. */
export interface SchemeAuthenticators<Principal = AnyPrincipal> {
  ${members}
}`;
}

function credentialType({ type }: SecurityScheme): Code {
  if (type === 'connection') return code`undefined`;
  return type === 'basic' ? code`BasicCredential` : code`string`;
}
