import { docComment, generatedHeader } from '../../code/comment.ts';
import { code, join, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import { stringLiteral } from '../../code/string.ts';
import { finding } from '../../diagnostics/catalog.ts';
import type { ApiModel, SecurityScheme } from '../../model/model.ts';
import { planNames } from '../../typescript/names.ts';
import type { Emission } from '../emitter.ts';
import { runtimeSpecifier } from '../runtime-links.ts';
import { clientRuntime } from './runtime-files.ts';

const runtime = runtimeSpecifier(clientRuntime, 'client/authentication', 'client/authentication');

/** A function of the runtime that a scheme is made with. */
export interface Maker {
  readonly name: 'headerToken' | 'queryToken' | 'cookieToken' | 'bearer' | 'basic';
  readonly parameter: string | undefined;
}

/** A module, and the names of its functions. */
export interface AuthenticationModule extends Emission {
  readonly names: readonly string[];
}

/** A function of the module `authentication`, by its name. */
export interface AuthenticationFunction {
  readonly scheme: SecurityScheme;
  readonly maker: Maker;
  readonly name: string;
}

/** A function for each way to authenticate that the document describes. */
export function authenticationFunctions({ securitySchemes }: ApiModel): readonly AuthenticationFunction[] {
  const { names } = planNames(securitySchemes.map(({ name }) => name));
  return securitySchemes.flatMap((scheme) => {
    const maker = makerOf(scheme);
    return maker === undefined ? [] : [{ scheme, maker, name: names.get(scheme.name)?.value ?? '' }];
  });
}

/** The module `authentication`, with its functions. */
export function authenticationModule(model: ApiModel): AuthenticationModule {
  const { securitySchemes } = model;
  const described = authenticationFunctions(model);
  const makers = [...new Set(described.map(({ maker }) => maker.name))].toSorted();
  const imports = makers.map((name) => code`${identifier(name)} as ${identifier(`${name}_`)}`);
  const program = code`${generatedHeader}
${makers.length === 0 ? code`export {};` : code`import { ${join(imports, code`, `)} } from ${runtime};`}

${join(
  described.map(({ maker, name }) => printFunction(maker, identifier(name))),
  code`\n\n`,
)}`;
  const declarations = code`${generatedHeader}
import type { Authenticate, Token } from ${runtime};

${join(
  described.map(({ scheme, maker, name }) => printDeclaration(scheme, maker, identifier(name))),
  code`\n\n`,
)}`;
  return {
    names: described.map(({ name }) => name),
    files: [
      { path: 'client/authentication.js', text: `${program.toString().trimEnd()}\n` },
      { path: 'client/authentication.d.ts', text: `${declarations.toString().trimEnd()}\n` },
    ],
    findings: securitySchemes
      .filter((scheme) => makerOf(scheme) === undefined)
      .map(({ name, type, scheme, at }) =>
        finding('client/security-scheme', { name, kind: scheme ?? type }, at),
      ),
  };
}

/** OAuth 2.0 and OpenID Connect end in a bearer token (RFC 6750). */
function makerOf({ type, in: location, parameter, scheme }: SecurityScheme): Maker | undefined {
  if (type === 'oauth2' || type === 'openIdConnect' || scheme === 'bearer')
    return { name: 'bearer', parameter: undefined };
  if (scheme === 'basic') return { name: 'basic', parameter: undefined };
  if (type !== 'apiKey' || location === undefined) return undefined;
  return { name: `${location}Token`, parameter };
}

function printFunction({ name: maker, parameter }: Maker, name: Code): Code {
  const parameters = maker === 'basic' ? code`username, password` : code`token`;
  const given = parameter === undefined ? parameters : code`${stringLiteral(parameter)}, token`;
  return code`export function ${name}(${parameters}) {
  return ${identifier(`${maker}_`)}(${given});
}`;
}

function printDeclaration({ description }: SecurityScheme, { name: maker }: Maker, name: Code): Code {
  const parameters = maker === 'basic' ? code`username: string, password: string` : code`token: Token`;
  return code`${docComment({ description })}
export declare function ${name}(${parameters}): Authenticate;`;
}
