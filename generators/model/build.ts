import type { Finding } from '../diagnostics/finding.ts';
import type { SourceDocument } from '../source/document/source-document.ts';
import { isObject } from '../json/member.ts';
import { knowledgeOf } from '../vocabulary/facts.ts';
import { readReceived } from './build-received.ts';
import { readSecuritySchemes } from './build-security.ts';
import { readFamilies } from './families.ts';
import type { OneOfReading } from './one-of.ts';
import type { ApiModel, ReceivedOperation } from './model.ts';
import type { Layout } from './layout.ts';
import type { Naming } from './naming.ts';
import { readExternalDocs } from './external-docs.ts';
import { readInfo } from './info.ts';
import { extensionsOf, NodeReader } from './node-reader.ts';
import { readOperations, receivedOperation } from './operations.ts';
import { overlappingAlternatives } from './overlapping-alternatives.ts';
import { readSchemas } from './schemas.ts';
import type { StructuralSharing } from '../source/structural-sharing.ts';
import { readServers } from './servers.ts';

/** A model, and the findings of building it. */
export interface ModelResult {
  readonly model: ApiModel;
  readonly findings: readonly Finding[];
}

/** The user's choices for the outputs of a document. */
export interface BuildOptions {
  readonly naming?: Naming | undefined;
  readonly layout?: Layout | undefined;
  readonly oneOf?: OneOfReading | undefined;
  readonly runtime?: string | undefined;
  /** The previous version of the document; the model reuses its objects where they are equal. */
  readonly previous?: StructuralSharing | undefined;
}

/** Builds the model of a checked document. Never fails: the source stage refuses documents for which it would. */
export function buildModel(
  document: SourceDocument,
  { naming = {}, layout = 'operation', oneOf = 'tagged', runtime, previous }: BuildOptions = {},
): ModelResult {
  const { root } = document;
  const reader = new NodeReader(previous?.view ?? root, document.places);
  const components = isObject(root['components']) ? root['components'] : {};
  const operationNodes = readOperations(reader);
  const operations = operationNodes.map(({ operation }) => operation);
  const callers = operationNodes.map(({ operation: { id }, node }) => ({ id, node }));
  const received = readReceived(reader, root, callers).map((nodes): ReceivedOperation => {
    const { kind, name, address, caller } = nodes;
    return { kind, name, address, caller, operation: receivedOperation(reader, nodes) };
  });

  const built: ApiModel = {
    info: readInfo(root),
    externalDocs: readExternalDocs(root),
    servers: readServers(root) ?? [],
    families: readFamilies(reader, root, operations),
    operations,
    received,
    ...readSchemas(reader, components, [...operations, ...received.map(({ operation }) => operation)]),
    securitySchemes: readSecuritySchemes(reader, components),
    extensions: extensionsOf(root),
    knowledge: knowledgeOf(root),
    bundle: root,
    naming,
    layout,
    oneOf,
    runtime,
  };
  const model = previous?.made(built) ?? built;
  return { model, findings: overlappingAlternatives(model, document.places) };
}
