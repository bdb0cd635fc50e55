import { docComment } from '../../code/comment.ts';
import { code, empty, join, mention, type Code } from '../../code/code.ts';
import { identifier, propertyKey } from '../../code/name.ts';
import type { OutputSymbol } from '../../code/output-symbol.ts';
import { stringLiteral } from '../../code/string.ts';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../../diagnostics/place.ts';
import type { ApiModel, Server } from '../../model/model.ts';
import { defaultUrl, isBaseUrl, operationsElsewhere } from '../../model/servers.ts';
import { isObject, memberOf } from '../../json/member.ts';
import { moduleOf } from '../../typescript/module.ts';
import { clientSymbol } from './runtime-files.ts';
import type { OutputFile } from '../emitter.ts';
import { printAddress } from './server-address.ts';

/** The module `client`: `createClient`, whose default is the first server of the document if that is a base URL. */
export function clientModule(model: ApiModel): readonly OutputFile[] {
  const called = calledServer(model);
  return [program(model, called), moduleOf('client/client.d.ts', declarations(model, called))];
}

function calledServer({ servers: [first] }: ApiModel): Server | undefined {
  return first !== undefined && isBaseUrl(defaultUrl(first)) ? first : undefined;
}

/** A finding if the first server is absolute but no base URL. For a relative one, the type of `baseUrl` says enough. */
export function serverFindings(model: ApiModel, places: Places): readonly Finding[] {
  const [first] = model.servers;
  if (first === undefined || calledServer(model) !== undefined) return [];
  if (!/^[a-z][a-z0-9+.-]*:/i.test(defaultUrl(first))) return [];
  const node = memberOf(memberOf(model.bundle, 'servers'), 0);
  const at = isObject(node) ? places.of(node) : undefined;
  return [finding('client/base-url', { server: first.url }, at)];
}

function ofClient(name: string, more: Partial<OutputSymbol> = {}): OutputSymbol {
  return clientSymbol({ module: 'client', name, ...more });
}

function program({ servers: [first] }: ApiModel, called: Server | undefined): OutputFile {
  const path = 'client/client.js';
  const create = mention(ofClient('createClient', { as: 'createClient_' }));
  if (called === undefined) {
    const message = `${whyNotCalled(first)}: createClient needs baseUrl.`;
    return moduleOf(
      path,
      code`export function createClient(options) {
  if (!options?.baseUrl) throw new TypeError(${stringLiteral(message)});
  return ${create}(options);
}`,
    );
  }
  const { pattern, text } = printAddress(called);
  const variables =
    pattern === undefined
      ? empty
      : code`  const ${pattern} = ${givenVariables(called)};
`;
  return moduleOf(
    path,
    code`export function createClient(options = {}) {
${variables}  return ${create}({ ...options, baseUrl: options.baseUrl ?? ${text} });
}`,
  );
}

/** Does not repeat a URL with credentials. */
function whyNotCalled(first: Server | undefined): string {
  if (first === undefined) return 'The document states no server';
  const { url } = first;
  return url.includes('@')
    ? 'The first server of the document is no absolute http URL without credentials'
    : `The first server of the document, ${url}, is no absolute http URL`;
}

/** An inherited member of the options is not a value of a variable. */
function givenVariables({ variables }: Server): Code {
  return Object.keys(variables).some((name) => name in Object.prototype)
    ? code`{ __proto__: null, ...options.variables }`
    : code`options.variables ?? {}`;
}

function declarations(model: ApiModel, called: Server | undefined): Code {
  const own = ownServers(model);
  const members = [
    printBase(model, called),
    ...(own.length === 0 ? [] : [printServers(own)]),
    ...printVariables(called === undefined ? own : [called, ...own]),
  ];
  const optional = called === undefined ? empty : code`?`;
  const options = mention(ofClient('ClientOptions', { as: 'Options', isType: true }));
  return code`export interface ClientOptions extends Omit<${options}, 'baseUrl' | 'servers' | 'variables'> {
  ${members}
}

${docComment({ description: describeServers(model) })}
export declare function createClient(options${optional}: ClientOptions): ${mention(ofClient('Client', { isType: true }))};`;
}

function printBase({ servers }: ApiModel, called: Server | undefined): Code {
  const [first] = servers;
  const what = 'The base URL, to which the paths of the document are added';
  const description =
    called === undefined
      ? `${what}: ${first === undefined ? 'it states no server' : `its first server, \`${first.url}\`, is relative to where the document is served, or not a base URL`}.`
      : `${what}; by default \`${defaultUrl(called)}\`, its first server.`;
  const type = called === undefined ? code`: string` : code`?: string | undefined`;
  return code`${docComment({ description })}
readonly baseUrl${type};`;
}

function describeServers({ servers }: ApiModel): string {
  const listed = servers.map(({ url, description }) =>
    [`- \`${url}\``, description].filter((text) => text !== undefined).join(': '),
  );
  return [
    'Makes the client that every operation takes as its first argument.',
    ...(listed.length === 0 ? [] : [`Servers of the document:\n\n${listed.join('\n')}`]),
  ].join('\n\n');
}

/** The servers of single operations, each URL once. */
function ownServers(model: ApiModel): readonly Server[] {
  return [...new Map(operationsElsewhere(model).map(({ server }) => [server.url, server])).values()];
}

function printServers(own: readonly Server[]): Code {
  const members = own.map(
    ({ url, description }) => code`${docComment({ description })}
readonly ${propertyKey(url)}?: string | undefined;`,
  );
  return printMap(
    'servers',
    'Base URLs that replace the servers of individual operations in the document.',
    members,
  );
}

/** An optional member that has optional members itself. */
function printMap(name: 'servers' | 'variables', description: string, members: readonly Code[]): Code {
  return code`${docComment({ description })}
readonly ${identifier(name)}?:
  | {
      ${members}
    }
  | undefined;`;
}

/** A variable that several servers have accepts the values of each. */
function printVariables(servers: readonly Server[]): readonly Code[] {
  const all = servers.flatMap((server) => Object.entries(server.variables));
  if (all.length === 0) return [];
  const members = [...Map.groupBy(all, ([name]) => name)].map(([name, entries]) => {
    const variables = entries.map(([, variable]) => variable);
    const isOpen = variables.some((variable) => variable.enum === undefined);
    const values = [...new Set(variables.flatMap((variable) => variable.enum ?? []))].map(stringLiteral);
    const [first] = variables;
    const description = [first?.description, `\`${first?.default ?? ''}\` by default.`]
      .filter((text) => text !== undefined)
      .join('\n\n');
    return code`${docComment({ description })}
readonly ${propertyKey(name)}?: ${isOpen || values.length === 0 ? code`string` : join(values, code` | `)} | undefined;`;
  });
  return [printMap('variables', 'Values of the variables in server URLs.', members)];
}
