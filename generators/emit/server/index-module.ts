import { generatedHeader } from '../../code/comment.ts';
import { code, join, lines, mention, type Code } from '../../code/code.ts';
import { propertyKey } from '../../code/name.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import type { SecurityScheme } from '../../../runtime/server/security.ts';
import type { TsModel } from '../../typescript/ts-model.ts';
import { reexport, reexports } from '../../typescript/imports.ts';
import { moduleOf } from '../../typescript/module.ts';
import { serverTypes } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import { extensionsDeclaration } from './extension-types.ts';
import { handlerMembers } from './operation-types.ts';
import { runtimeType, runtimeValue, serverSymbol } from './runtime-files.ts';
import { securitySchemesOf } from '../../model/server-security.ts';

/** The modules `index` and `handlers`, which programs import. */
export function indexModules(model: TsModel): readonly OutputFile[] {
  return [
    moduleOf('server/handlers.d.ts', handlersDeclaration(model), ['server/operations/', 'server/families/']),
    { path: 'server/handlers.js', text: lines([generatedHeader, code`export {};\n`]).toString() },
    indexScript(),
    moduleOf('server/index.d.ts', indexDeclaration(model)),
  ];
}

/** The values of the runtime that `index` exports. */
const values: readonly OutputSymbol[] = [
  serverSymbol('combine', 'combineServers'),
  serverSymbol('pagination', 'keysetHeaders'),
  serverSymbol('pagination', 'offsetHeaders'),
  serverSymbol('problem', 'Refusal'),
];

/** The types of the runtime that `index` exports, by their modules. */
const types: Readonly<Record<string, readonly string[]>> = {
  bytes: ['SendableBytes'],
  handler: ['Context', 'Handler', 'WithDefaults'],
  message: ['Logger', 'RequestHeaders', 'ServerRequest', 'ServerResponse'],
  multipart: ['Multipart', 'Part', 'UploadedFile'],
  operation: ['Operation', 'OperationInfo'],
  options: ['ResponseValidation', 'ServerLimits', 'ServerOptions'],
  problem: ['ErrorBody', 'Fault', 'Problem'],
  security: ['Authenticate', 'AuthenticationRequest', 'BasicCredential', 'UnparsedRequest'],
  server: ['ApiServer'],
};

/** The exports of the module `operations`. */
const operationsSymbols = ['basePath', 'operations', 'securitySchemes'].map((name): OutputSymbol => ({
  module: 'server/operations',
  name,
  isType: false,
}));

const handlers: OutputSymbol = { module: 'server/handlers', name: 'Handlers', isType: true };

function indexScript(): OutputFile {
  const created = code`${runtimeValue('server', 'createApiServer')}({ ...document, handlers, options, fallback: ${runtimeValue('not-implemented', 'notImplemented')} })`;
  const names = join(operationsSymbols.map(mention), code`, `);
  const script = lines([
    ...reexports('server/index.js', values),
    code`export { ${names} };

const document = { ${names} };

export function createServer(handlers, options = {}) {
  return ${created};
}

export function createPartialServer(handlers, options = {}) {
  return ${created};
}`,
  ]);
  return moduleOf('server/index.js', script);
}

function handlersDeclaration({ operations }: TsModel): Code {
  return code`/** A handler for every operation. */
export interface Handlers<Principal = ${runtimeType('server-types', 'AnyPrincipal')}> {
  ${handlerMembers(operations, code`Principal`)}
}`;
}

function indexDeclaration(model: TsModel): Code {
  const schemes = [...securitySchemesOf(model)];
  const optional = schemes.length === 0 ? code`?` : code``;
  const file = 'server/index.d.ts';
  const principal = runtimeType('server-types', 'AnyPrincipal');
  const server = runtimeType('server', 'ApiServer');
  const all = mention(handlers);
  const passed = [
    ...operationsSymbols,
    ...values,
    handlers,
    ...Object.entries(types).flatMap(([module, names]) =>
      names.map((name) => serverSymbol(module, name, { isType: true })),
    ),
  ];
  return lines([
    code`${authenticatorsDeclaration(schemes)}

${extensionsDeclaration(model.operations)}

/** Decides whether the caller may do this, by the \`x-\` extensions of the operation; false refuses the request with 403. */
export type Authorize<Principal = ${principal}> = ${runtimeType('security', 'Authorize', 'AuthorizeBy')}<Principal, OperationExtensions>;

export interface Options<Principal = ${principal}> extends Omit<${runtimeType('options', 'ServerOptions')}<Principal>, 'app' | 'authenticate' | 'authorize'>, ${runtimeType('server-types', 'AppOption')} {
  /** Checks the credentials of each security scheme, and returns the caller. */
  readonly authenticate${optional}: SchemeAuthenticators<Principal>;
  /** Decides what callers may do; by default, authenticated callers may do everything. */
  readonly authorize?: Authorize<Principal>;
}

/** A server with a handler for every operation. */
export declare function createServer<Principal = ${principal}>(
  handlers: ${all}<Principal>,
  options${optional}: Options<Principal>,
): ${server};

/** A server that responds with 501 to valid requests of operations without a handler. */
export declare function createPartialServer<Principal = ${principal}>(
  handlers: Partial<${all}<Principal>>,
  options${optional}: Options<Principal>,
): ${server};

${reexports(file, passed)}
${reexport(file, serverSymbol('server-types', '*'))}
${model.operations.map((operation) => reexport(file, ...serverTypes(operation)))}`,
  ]);
}

function authenticatorsDeclaration(schemes: readonly (readonly [string, SecurityScheme])[]): Code {
  const members = schemes.map(
    ([name, scheme]) =>
      code`readonly ${propertyKey(name)}: ${runtimeType('security', 'Authenticate')}<${credentialType(scheme)}, Principal>;`,
  );
  return code`/** Functions that check credentials: the one of a scheme returns the caller, or undefined to refuse. */
export interface SchemeAuthenticators<Principal = ${runtimeType('server-types', 'AnyPrincipal')}> {
  ${members}
}`;
}

function credentialType({ type }: SecurityScheme): Code {
  if (type === 'connection') return code`undefined`;
  return type === 'basic' ? runtimeType('security', 'BasicCredential') : code`string`;
}
