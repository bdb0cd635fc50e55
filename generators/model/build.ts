import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { componentReference } from '../source/bundle/reference.ts';
import type { JsonObject, SourceDocument } from '../source/document.ts';
import { readBody, readParameters, readResponses } from './build-operation.ts';
import { readSecurity, readSecuritySchemes } from './build-security.ts';
import { readReceived, type ReceivedNodes } from './build-received.ts';
import type {
  ApiInfo,
  ApiModel,
  Family,
  HttpMethod,
  NamedSchema,
  Names,
  Operation,
  ReceivedOperation,
} from './model.ts';
import { requestSchemas, responseSchemas } from './message-schemas.ts';
import type { Naming } from './naming.ts';
import { NamePlanner, planNames } from '../typescript/names.ts';
import { factsOf, knowledgeOf } from '../vocabulary/facts.ts';
import { said } from '../vocabulary/vocabulary.ts';
import { entries, extensionsOf, flag, isMethod, NodeReader, objects, strings, text } from './node-reader.ts';
import { OperationIds } from './operation-id.ts';
import { overlappingAlternatives } from './overlapping-alternatives.ts';
import { parsePathTemplate } from './path-template.ts';
import { withTemplateQuery } from './template-query.ts';
import { createSchemaGraph, type SchemaGraph } from './schema-graph.ts';
import { isSchema } from '../schema/schema.ts';
import { referencesOf } from '../schema/visit.ts';
import { readServers } from './servers.ts';
import type { Direction } from './variants.ts';
import { isObject } from '../source/member.ts';
import { suggest } from '../source/suggestion.ts';

/** A model, and what was found while it was built. */
export interface ModelResult {
  readonly model: ApiModel;
  readonly findings: readonly Finding[];
}

/** Everything about an operation but its names, which are decided when all operations are known. */
type Draft = Omit<Operation, 'names'>;
type NamedDraft = Omit<NamedSchema, 'names' | 'requestType'>;

/** Builds the model of a checked document. Never fails: what would make it fail was refused by the source stage. */
export function buildModel(
  document: SourceDocument,
  { naming = {} }: { readonly naming?: Naming | undefined } = {},
): ModelResult {
  const { root } = document;
  const reader = new NodeReader(root, document.places);
  const components = isObject(root['components']) ? root['components'] : {};
  const schemaNodes = new Map(
    entries(components, 'schemas').flatMap(([key, schema]) =>
      isSchema(schema) ? [[componentReference('schema', key), schema]] : [],
    ),
  );
  const graph = createSchemaGraph(schemaNodes);
  const operationNodes = readOperations(reader, root);
  const operationDrafts = operationNodes.map(({ draft }) => draft);
  const callers = operationNodes.map(({ draft: { id }, node }) => ({ id, node }));
  const receivedNodes = readReceived(reader, root, callers);
  const receivedDrafts = receivedNodes.map((nodes) => receivedDraft(reader, root, nodes));
  const drafts = [...operationDrafts, ...receivedDrafts];
  const schemaDrafts = readSchemas({ reader, components, graph, operations: drafts });

  const planner = new NamePlanner(naming);
  const schemaPlan = planner.schemas(new Map(schemaDrafts.map(({ key, hasVariants }) => [key, hasVariants])));
  const operationPlan = planner.operations(drafts.map(({ id }) => id));
  const named = (draft: Draft): Operation => ({ ...draft, names: nameOf(operationPlan.names, draft.id) });
  const operations = operationDrafts.map(named);
  const received = receivedNodes.map(({ kind, name, address, caller }, index): ReceivedOperation => {
    const draft = receivedDrafts[index];
    if (draft === undefined) throw new Error(`The ${kind} ${name} was not read.`);
    return { kind, name, address, caller, operation: named(draft) };
  });
  const schemas = schemaDrafts.map((draft) => ({
    ...draft,
    names: nameOf(schemaPlan.names, draft.key),
    requestType: schemaPlan.requestTypes.get(draft.key),
  }));
  const byReference = new Map(schemas.map((schema) => [schema.ref, schema]));

  const model: ApiModel = {
    info: readInfo(root),
    servers: readServers(root) ?? [],
    families: readFamilies(reader, root, operations),
    operations,
    received,
    schemas,
    securitySchemes: readSecuritySchemes(reader, components),
    extensions: extensionsOf(root),
    knowledge: knowledgeOf(root),
    bundle: root,
    naming,
  };
  const findings = [
    ...unknownKeys('schema', naming.schemas, schemaPlan.names),
    ...unknownKeys('operation', naming.operations, operationPlan.names),
    ...schemaPlan.renamed.map((key) => renamed('schema', byReference.get(componentReference('schema', key)))),
    ...operationPlan.renamed.map((id) =>
      renamed(
        'operation',
        [...operations, ...received.map(({ operation }) => operation)].find(
          (operation) => operation.id === id,
        ),
      ),
    ),
  ];
  return { model, findings: [...findings.flat(), ...overlappingAlternatives(model, document.places)] };
}

function readInfo(root: JsonObject): ApiInfo {
  const info = isObject(root['info']) ? root['info'] : {};
  return {
    title: text(info, 'title') ?? '',
    version: text(info, 'version') ?? '',
    summary: text(info, 'summary'),
    description: text(info, 'description'),
  };
}

/** An operation with the node that describes it, and that may hold callbacks. */
interface OperationNode {
  readonly draft: Draft;
  readonly node: JsonObject;
}

/** Operations in the order in which the document has their paths and methods. */
function readOperations(reader: NodeReader, root: JsonObject): readonly OperationNode[] {
  const security = readSecurity(root['security']) ?? [];
  const servers = readServers(root) ?? [];
  const ids = new OperationIds(writtenIds(root));
  return entries(root, 'paths').flatMap(([path, value]) => {
    const pathItem = path.startsWith('/') ? reader.resolve(value) : undefined;
    if (pathItem === undefined) return [];
    return Object.entries(pathItem).flatMap(([method, node]): OperationNode[] => {
      if (!isMethod(method) || !isObject(node)) return [];
      const id = text(node, 'operationId') ?? ids.take(method, path);
      return [
        { node, draft: draftOf(reader, { id, root, pathItem, node, method, path, security, servers }) },
      ];
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

/** An operation of a path. */
function draftOf(
  reader: NodeReader,
  given: {
    readonly id: string;
    readonly root: JsonObject;
    readonly pathItem: JsonObject;
    readonly node: JsonObject;
    readonly method: HttpMethod;
    readonly path: string;
    readonly security: Operation['security'];
    readonly servers: Operation['servers'];
  },
): Draft {
  const { id, root, pathItem, node, method, path, security, servers } = given;
  const parameters = withTemplateQuery(readParameters(reader, pathItem, node), path, reader.place(node));
  const multi = new Set(
    parameters.filter(({ extensions }) => said(extensions, 'x-multi-segment')).map(({ name }) => name),
  );
  return {
    sentBy: 'client',
    id,
    method,
    path,
    segments: parsePathTemplate(path, multi),
    family: strings(node['tags'])[0] ?? 'default',
    summary: text(node, 'summary') ?? text(pathItem, 'summary'),
    description: text(node, 'description') ?? text(pathItem, 'description'),
    deprecated: flag(node, 'deprecated'),
    parameters,
    body: readBody(reader, { root, operation: node, method }),
    responses: readResponses(reader, node),
    security: readSecurity(node['security']) ?? security,
    servers: readServers(node) ?? readServers(pathItem) ?? servers,
    extensions: extensionsOf(node),
    ...factsOf(node),
    at: reader.place(node),
  };
}

/** What the service calls: its address has no template, and the security of the document is that of the service. */
function receivedDraft(
  reader: NodeReader,
  root: JsonObject,
  { id, route, method, pathItem, node }: ReceivedNodes,
): Draft {
  const path = `/${encodeURIComponent(route.toWellFormed())}`;
  const draft = draftOf(reader, { id, root, pathItem, node, method, path, security: [], servers: [] });
  return {
    ...draft,
    sentBy: 'service',
    segments: [[{ kind: 'literal', text: path.slice(1) }]],
    parameters: draft.parameters.filter((parameter) => parameter.in !== 'path'),
    security: [],
    servers: [],
  };
}

function readSchemas(context: {
  reader: NodeReader;
  components: JsonObject;
  graph: SchemaGraph;
  operations: readonly Draft[];
}): readonly NamedDraft[] {
  const { reader, components, graph, operations } = context;
  const inRequests = graph.reachableFrom(operations.flatMap((each) => referencesIn(each, 'request')));
  const inResponses = graph.reachableFrom(operations.flatMap((each) => referencesIn(each, 'response')));
  const holder = isObject(components['schemas']) ? components['schemas'] : {};
  return Object.entries(holder).flatMap(([key, schema]): NamedDraft[] => {
    if (!isSchema(schema)) return [];
    const ref = componentReference('schema', key);
    return [
      {
        key,
        ref,
        schema,
        reachedBy: { requests: inRequests.has(ref), responses: inResponses.has(ref) },
        recursive: graph.isRecursive(ref),
        hasVariants: graph.isDirectional(ref),
        at: reader.place(typeof schema === 'object' ? schema : holder),
      },
    ];
  });
}

/** References in what goes to the service, or in what comes from it. */
function referencesIn(operation: Draft, direction: Direction): readonly string[] {
  const isRequest = (direction === 'request') === (operation.sentBy === 'client');
  const schemas = isRequest ? requestSchemas(operation) : responseSchemas(operation);
  return schemas.flatMap((schema) => [...referencesOf(schema)]);
}

/** Families in order of the document's list of tags; tags that it does not declare follow in the order of their use. */
function readFamilies(
  reader: NodeReader,
  root: JsonObject,
  operations: readonly Operation[],
): readonly Family[] {
  const declared = new Map(objects(root, 'tags').map((tag) => [text(tag, 'name') ?? '', tag]));
  const used = new Set(operations.map(({ family }) => family));
  const tags = [...declared.keys(), ...[...used].filter((tag) => !declared.has(tag))];
  const { names } = planNames(tags);
  return tags.flatMap((tag): Family[] => {
    const members = operations.filter(({ family }) => family === tag);
    if (members.length === 0) return [];
    const node = declared.get(tag);
    return [
      {
        tag,
        description: node === undefined ? undefined : text(node, 'description'),
        names: nameOf(names, tag),
        operations: members,
        extensions: node === undefined ? {} : extensionsOf(node),
        knowledge: knowledgeOf(node ?? {}),
        at: node === undefined ? undefined : reader.place(node),
      },
    ];
  });
}

/** Keys that a user names and the document does not have. */
function unknownKeys(
  kind: string,
  given: Readonly<Record<string, string>> | undefined,
  names: ReadonlyMap<string, Names>,
): readonly Finding[] {
  return Object.keys(given ?? {})
    .filter((key) => !names.has(key))
    .map((key) => finding('names/unknown-key', { kind, key, hint: suggest(key, [...names.keys()]) }));
}

function renamed(kind: string, subject: Operation | NamedSchema | undefined): readonly Finding[] {
  if (subject === undefined) return [];
  const key = 'id' in subject ? subject.id : subject.key;
  return [finding('names/qualified', { kind, key, name: subject.names.type }, subject.at)];
}

function nameOf(names: ReadonlyMap<string, Names>, key: string): Names {
  const found = names.get(key);
  if (found === undefined) throw new Error(`No name was planned for ${key}.`);
  return found;
}
