import type { JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { ApiModel, Operation, Server } from './model.ts';
import { entries, objects, strings, text } from './node-reader.ts';

/** The servers that a node declares; undefined if there are none, since an empty list declares nothing. */
export function readServers(node: JsonObject): readonly Server[] | undefined {
  const servers = objects(node, 'servers').map(readServer);
  return servers.length === 0 ? undefined : servers;
}

/** A Server Object (OpenAPI 3.1.1, section 4.8.5). */
export function readServer(node: JsonObject): Server {
  return {
    // A URL without a scheme has that of the document's location (RFC 3986, section 4.2), which a file does not
    // state.
    url: (text(node, 'url') ?? '/').replace(/^(?=\/\/)/, 'https:'),
    description: text(node, 'description'),
    variables: Object.fromEntries(
      entries(node, 'variables').flatMap(([name, value]) =>
        isObject(value) ? [[name, readVariable(value)]] : [],
      ),
    ),
  };
}

function readVariable(node: JsonObject): Server['variables'][string] {
  const description = text(node, 'description');
  return {
    default: text(node, 'default') ?? '',
    ...(Array.isArray(node['enum']) ? { enum: strings(node['enum']) } : {}),
    ...(description === undefined ? {} : { description }),
  };
}

/** A part of a URL template: text, or a variable that the server describes (OpenAPI 3.1.1, section 4.8.5). */
export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly default: string };

/** The parts of the URL of a server, in order. Names in braces that are not described are text. */
export function templateParts({ url, variables }: Server): readonly TemplatePart[] {
  return url
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece): TemplatePart => {
      const name = piece.slice(1, -1);
      return piece.startsWith('{') && piece.endsWith('}') && Object.hasOwn(variables, name)
        ? { kind: 'variable', name, default: variables[name]?.default ?? '' }
        : { kind: 'text', text: piece };
    });
}

/** The URL of a server with the defaults of its variables, otherwise as written: it may be relative. */
export function defaultUrl(server: Server): string {
  return templateParts(server)
    .map((part) => (part.kind === 'text' ? part.text : part.default))
    .join('');
}

/**
 * Whether requests can be sent below a URL. It must be absolute, of HTTP, and without credentials, query, fragment and
 * undescribed variables. Any `@` counts as the end of credentials, as it does for the client. A relative URL is
 * relative to the location of the document (OpenAPI 3.1.1, section 4.8.5), which a file does not state.
 */
export function isBaseUrl(url: string): boolean {
  if (!URL.canParse(url) || /[{}@]/.test(url)) return false;
  const { protocol, origin, pathname, href } = new URL(url);
  return /^https?:$/.test(protocol) && href === origin + pathname;
}

/** The first server of an operation, if it differs from the first of the document; undefined otherwise. */
export function ownServer({ servers }: ApiModel, operation: Operation): Server | undefined {
  const [own] = operation.servers;
  const [shared] = servers;
  if (own === undefined || (shared !== undefined && isSameServer(own, shared))) return undefined;
  return own;
}

/** The operations whose first server differs from the document's, with it. */
export function operationsElsewhere(
  model: ApiModel,
): readonly { readonly operation: Operation; readonly server: Server }[] {
  return model.operations.flatMap((operation) => {
    const server = ownServer(model, operation);
    return server === undefined ? [] : [{ operation, server }];
  });
}

/** Whether two servers have the same URL for all values of their variables. */
function isSameServer(left: Server, right: Server): boolean {
  return (
    left.url === right.url && JSON.stringify(templateParts(left)) === JSON.stringify(templateParts(right))
  );
}
