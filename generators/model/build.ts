import type { Finding } from '../diagnostics/finding.ts';
import type { JsonObject, SourceDocument } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import { knowledgeOf } from '../vocabulary/facts.ts';
import { readReceived } from './build-received.ts';
import { readSecuritySchemes } from './build-security.ts';
import { namesOfTags, planDocument } from './document-names.ts';
import { readFamilies } from './families.ts';
import type { ApiInfo, ApiModel, ReceivedOperation } from './model.ts';
import type { Naming } from './naming.ts';
import { extensionsOf, NodeReader, text } from './node-reader.ts';
import { readOperations, receivedDraft } from './operation-drafts.ts';
import { overlappingAlternatives } from './overlapping-alternatives.ts';
import { readSchemas } from './schema-drafts.ts';
import { readServers } from './servers.ts';

/** A model, and what was found while it was built. */
export interface ModelResult {
  readonly model: ApiModel;
  readonly findings: readonly Finding[];
}

/** Builds the model of a checked document. Never fails: what would make it fail was refused by the source stage. */
export function buildModel(
  document: SourceDocument,
  { naming = {} }: { readonly naming?: Naming | undefined } = {},
): ModelResult {
  const { root } = document;
  const reader = new NodeReader(root, document.places);
  const components = isObject(root['components']) ? root['components'] : {};
  const operationNodes = readOperations(reader, root);
  const operationDrafts = operationNodes.map(({ draft }) => draft);
  const callers = operationNodes.map(({ draft: { id }, node }) => ({ id, node }));
  const receivedNodes = readReceived(reader, root, callers);
  const receivedDrafts = receivedNodes.map((nodes) => receivedDraft(reader, root, nodes));
  const drafts = [...operationDrafts, ...receivedDrafts];
  const schemaDrafts = readSchemas(reader, components, drafts);

  const plan = planDocument(naming, { schemas: schemaDrafts, operations: drafts });
  const operations = operationDrafts.map(plan.operation);
  const received = receivedNodes.map(({ kind, name, address, caller }, index): ReceivedOperation => {
    const draft = receivedDrafts[index];
    if (draft === undefined) throw new Error(`The ${kind} ${name} was not read.`);
    return { kind, name, address, caller, operation: plan.operation(draft) };
  });

  const model: ApiModel = {
    info: readInfo(root),
    servers: readServers(root) ?? [],
    families: readFamilies(reader, root, { operations, namesOf: namesOfTags }),
    operations,
    received,
    schemas: schemaDrafts.map(plan.schema),
    securitySchemes: readSecuritySchemes(reader, components),
    extensions: extensionsOf(root),
    knowledge: knowledgeOf(root),
    bundle: root,
    naming,
  };
  return { model, findings: [...plan.findings, ...overlappingAlternatives(model, document.places)] };
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
