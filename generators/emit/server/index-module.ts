import { generatedHeader, docComment } from '../../code/comment.ts';
import { code, join, lines, type Code } from '../../code/code.ts';
import { modulePath } from '../../code/module-path.ts';
import { propertyKey, typeIdentifier } from '../../code/name.ts';
import type { SecurityScheme } from '../../../runtime/server/security.ts';
import type { ApiModel, Operation } from '../../model/model.ts';
import type { OutputFile } from '../emitter.ts';
import { linkRuntime, runtimeSpecifier, type RuntimeNames } from '../runtime-links.ts';
import { serverRuntime } from './runtime-files.ts';
import { documentationOf } from '../types/documentation.ts';
import { extensionsDeclaration } from './extension-types.ts';
import { serverTypeEndings } from './operation-types.ts';
import { securitySchemesOf } from '../../model/server-security.ts';

/** The modules that a team imports beside the adapters: `index`, and `handlers` with a type for all of them. */
export function indexModules(model: ApiModel): readonly OutputFile[] {
  return [
    { path: 'server/handlers.d.ts', text: handlersDeclaration(model).toString() },
    { path: 'server/handlers.js', text: lines([generatedHeader, code`export {};\n`]).toString() },
    { path: 'server/index.js', text: indexText.toString() },
    { path: 'server/index.d.ts', text: indexDeclaration(model).toString() },
  ];
}

/** What the runtime has for handlers and their programs. */
const values: readonly RuntimeNames[] = [
  ['server/combine', code`combineServers`],
  ['server/pagination', code`keysetHeaders, offsetHeaders`],
  ['server/problem', code`Refusal`],
];

const types: readonly RuntimeNames[] = [
  ['server/bytes', code`SendableBytes`],
  ['server/handler', code`Context, Handler, WithDefaults`],
  ['server/message', code`Logger, RequestHeaders, ServerRequest, ServerResponse`],
  ['server/multipart', code`Multipart, Part, UploadedFile`],
  ['server/operation', code`Operation, OperationInfo`],
  ['server/options', code`ResponseValidation, ServerLimits, ServerOptions`],
  ['server/problem', code`ErrorBody, Fault, Problem`],
  ['server/security', code`Authenticate, AuthenticationRequest, BasicCredential, UnparsedRequest`],
  ['server/server', code`ApiServer`],
];

const indexText = lines([
  generatedHeader,
  code`import { basePath, operations, securitySchemes } from './operations.js';
${link(code`import`, [
  ['server/server', code`createApiServer`],
  ['server/not-implemented', code`notImplemented`],
])}

${link(code`export`, values)}
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

/** Links of a module that stands beside `index`. */
function link(statement: Code, names: readonly RuntimeNames[]): Code {
  return linkRuntime(serverRuntime, { statement, from: 'server/index', names });
}

function handlersDeclaration({ operations }: ApiModel): Code {
  const imports = operations.map(
    ({ names }) =>
      code`import type { ${handlerName(names.type)} } from ${modulePath(`./operations/${names.file}.js`)};`,
  );
  const members = operations.map((operation) =>
    lines([
      docComment(documentationOf(true, operation)),
      code`readonly ${propertyKey(operation.names.value)}: ${handlerName(operation.names.type)}<Principal>;`,
    ]),
  );
  return lines([
    generatedHeader,
    code`${imports}
${link(code`import type`, [['server/server-types', code`AnyPrincipal`]])}

/** A handler for every operation. */
export interface Handlers<Principal = AnyPrincipal> {
  ${members}
}
`,
  ]);
}

function handlerName(type: string): Code {
  return typeIdentifier(`${type}Handler`);
}

function indexDeclaration(model: ApiModel): Code {
  const schemes = [...securitySchemesOf(model)];
  const optional = schemes.length === 0 ? code`?` : code``;
  return lines([
    generatedHeader,
    code`import type { Handlers } from './handlers.js';
${link(code`import type`, [
  ['server/options', code`ServerOptions`],
  ['server/security', code`Authenticate, Authorize as AuthorizeBy, BasicCredential`],
  ['server/server', code`ApiServer`],
  ['server/server-types', code`AnyPrincipal, AppOption`],
])}

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
${link(code`export`, values)}
export type { Handlers } from './handlers.js';
${link(code`export type`, types)}
export * from ${runtimeSpecifier(serverRuntime, 'server/index', 'server/server-types')};
${model.operations.map(reexport)}
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

function reexport({ names }: Operation): Code {
  const exported = serverTypeEndings.map((ending) => typeIdentifier(names.type + ending));
  return code`export type { ${join(exported, code`, `)} } from ${modulePath(`./operations/${names.file}.js`)};`;
}
