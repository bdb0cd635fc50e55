import { docComment, generatedHeader } from '../../code/comment.ts';
import { code, join, mention, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import { stringLiteral } from '../../code/string.ts';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { ApiModel, SecurityScheme } from '../../model/model.ts';
import { moduleOf } from '../../typescript/module.ts';
import { planNames } from '../../typescript/names.ts';
import { clientSymbol } from './runtime-files.ts';
import type { OutputFile } from '../emitter.ts';

/** A function of the runtime that creates an authentication. */
export interface SchemeFactory {
  readonly name: 'headerToken' | 'queryToken' | 'cookieToken' | 'bearer' | 'basic';
  readonly parameter: string | undefined;
}

/** The files of the module, and the names of its functions. */
export interface AuthenticationModule {
  readonly names: readonly string[];
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
}

/** A function of the module `authentication`. */
export interface AuthenticationFunction {
  readonly scheme: SecurityScheme;
  readonly factory: SchemeFactory;
  readonly name: string;
}

/** A function for each way of authentication that the document describes. */
export function authenticationFunctions({ securitySchemes }: ApiModel): readonly AuthenticationFunction[] {
  const { names } = planNames(securitySchemes.map(({ name }) => name));
  return securitySchemes.flatMap((scheme) => {
    const factory = factoryOf(scheme);
    return factory === undefined ? [] : [{ scheme, factory, name: names.get(scheme.name)?.value ?? '' }];
  });
}

/** The module `authentication`, with its functions. */
export function authenticationModule(model: ApiModel): AuthenticationModule {
  const { securitySchemes } = model;
  const described = authenticationFunctions(model);
  const program = described.map(({ factory, name }) => printFunction(factory, identifier(name)));
  const declarations = described.map(({ scheme, factory, name }) =>
    printDeclaration(scheme, factory, identifier(name)),
  );
  return {
    names: described.map(({ name }) => name),
    files: [fileOf('client/authentication.js', program), fileOf('client/authentication.d.ts', declarations)],
    findings: securitySchemes
      .filter((scheme) => factoryOf(scheme) === undefined)
      .map(({ name, type, scheme, at }) =>
        finding('client/unsupported-security-scheme', { name, kind: scheme ?? type }, at),
      ),
  };
}

function fileOf(path: string, functions: readonly Code[]): OutputFile {
  if (functions.length === 0) return { path, text: `${generatedHeader.toString()}\nexport {};\n` };
  return moduleOf(path, join(functions, code`\n\n`));
}

/** Clients of OAuth 2.0 and OpenID Connect send a bearer token (RFC 6750). */
function factoryOf({ type, in: location, parameter, scheme }: SecurityScheme): SchemeFactory | undefined {
  if (type === 'oauth2' || type === 'openIdConnect' || scheme === 'bearer')
    return { name: 'bearer', parameter: undefined };
  if (scheme === 'basic') return { name: 'basic', parameter: undefined };
  if (type !== 'apiKey' || location === undefined) return undefined;
  return { name: `${location}Token`, parameter };
}

function printFunction({ name: factory, parameter }: SchemeFactory, name: Code): Code {
  const parameters = factory === 'basic' ? code`username, password` : code`token`;
  const given = parameter === undefined ? parameters : code`${stringLiteral(parameter)}, token`;
  return code`export function ${name}(${parameters}) {
  return ${mention(ofAuthentication(factory, { as: `${factory}_` }))}(${given});
}`;
}

function printDeclaration(
  { description }: SecurityScheme,
  { name: factory }: SchemeFactory,
  name: Code,
): Code {
  const parameters =
    factory === 'basic'
      ? code`username: string, password: string`
      : code`token: ${mention(ofAuthentication('Token', { isType: true }))}`;
  return code`${docComment({ description })}
export declare function ${name}(${parameters}): ${mention(ofAuthentication('Authenticate', { isType: true }))};`;
}

function ofAuthentication(name: string, more: Partial<OutputSymbol>): OutputSymbol {
  return clientSymbol({ module: 'authentication', name, ...more });
}
