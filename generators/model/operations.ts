import type { JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { factsOf } from '../vocabulary/facts.ts';
import { readExtension } from '../vocabulary/vocabulary.ts';
import { readBody, readParameters, readResponses } from './build-operation.ts';
import type { ReceivedNodes } from './build-received.ts';
import { readSecurity } from './build-security.ts';
import { readExternalDocs } from './external-docs.ts';
import { Cache } from '../incremental/cache.ts';
import type { Operation } from './model.ts';
import { entries, extensionsOf, flag, isMethod, type NodeReader, strings, text } from './node-reader.ts';
import { OperationIds } from './operation-id.ts';
import { parsePathTemplate } from './path-template.ts';
import { readServers } from './servers.ts';
import { withTemplateQuery } from './template-query.ts';

/** An operation, and its node, which may have callbacks. */
export interface OperationNode {
  readonly node: JsonObject;
  readonly operation: Operation;
}

/** Operations by their nodes. */
const operations = new Cache<JsonObject, JsonObject, Operation>();

/** Operations in the document's order of paths and methods. */
export function readOperations(reader: NodeReader): readonly OperationNode[] {
  const { root, places } = reader;
  const security = readSecurity(root['security']) ?? [];
  const servers = readServers(root) ?? [];
  const ids = new OperationIds(writtenIds(root));
  return entries(root, 'paths').flatMap(([path, value]) => {
    const pathItem = path.startsWith('/') ? reader.resolve(value) : undefined;
    if (pathItem === undefined) return [];
    return Object.entries(pathItem).flatMap(([method, node]): OperationNode[] => {
      if (!isMethod(method) || !isObject(node)) return [];
      const id = text(node, 'operationId') ?? ids.take(method, path);
      const parts = { id, pathItem, node, method, path, security, servers };
      const inputs = [places, ...Object.values(parts)];
      return [{ node, operation: operations.get(root, node, () => operationOf(reader, parts), inputs) }];
    });
  });
}

function writtenIds(root: JsonObject): readonly string[] {
  return entries(root, 'paths').flatMap(([, pathItem]) =>
    isObject(pathItem)
      ? Object.values(pathItem).flatMap((node) => (isObject(node) ? (text(node, 'operationId') ?? []) : []))
      : [],
  );
}

/** What an operation is made from; security and servers are those of the document. */
interface OperationParts
  extends
    Pick<ReceivedNodes, 'id' | 'pathItem' | 'node' | 'method'>,
    Pick<Operation, 'security' | 'servers'> {
  readonly path: string;
}

/** An operation of a path. */
function operationOf(
  reader: NodeReader,
  { id, pathItem, node, method, path, security, servers }: OperationParts,
): Operation {
  const parameters = withTemplateQuery(readParameters(reader, pathItem, node), path, reader.place(node));
  const multi = new Set(
    parameters
      .filter(({ extensions }) => readExtension(extensions, 'x-multi-segment'))
      .map(({ name }) => name),
  );
  const segments = parsePathTemplate(path, multi);
  const tags = strings(node['tags']);
  return {
    sentBy: 'client',
    id,
    method,
    path,
    segments,
    family: tags[0] ?? 'default',
    tags,
    summary: text(node, 'summary') ?? text(pathItem, 'summary'),
    description: text(node, 'description') ?? text(pathItem, 'description'),
    externalDocs: readExternalDocs(node),
    pathItem: { summary: text(pathItem, 'summary'), description: text(pathItem, 'description') },
    deprecated: flag(node, 'deprecated'),
    parameters: parameters.filter(
      (parameter) => parameter.in !== 'path' || isInPath(segments, parameter.name),
    ),
    body: readBody(reader, { operation: node, method }),
    responses: readResponses(reader, node),
    security: readSecurity(node['security']) ?? security,
    servers: readServers(node) ?? readServers(pathItem) ?? servers,
    extensions: extensionsOf(node),
    ...factsOf(node),
    at: reader.place(node),
  };
}

/** Whether the path has the parameter. If not, no request has a value for it. */
function isInPath(segments: Operation['segments'], name: string): boolean {
  return segments.some((parts) => parts.some((part) => part.kind === 'parameter' && part.name === name));
}

/**
 * An operation that the service calls: its URL has no template, and the security of the document applies to the
 * service.
 */
export function receivedOperation(reader: NodeReader, given: ReceivedNodes): Operation {
  const { id, route, method, pathItem, node } = given;
  const nothing = { security: [], servers: [] };
  const read = (): Operation => {
    const path = `/${encodeURIComponent(route.toWellFormed())}`;
    const operation = operationOf(reader, { ...given, path, ...nothing });
    return {
      ...operation,
      sentBy: 'service',
      segments: [[{ kind: 'literal', text: path.slice(1) }]],
      parameters: operation.parameters.filter((parameter) => parameter.in !== 'path'),
      ...nothing,
    };
  };
  return operations.get(reader.root, node, read, [reader.places, id, route, method, pathItem]);
}
