import type { ApiModel, MediaType, Operation, ReceivedOperation } from '../model/model.ts';
import type { Json } from '../source/document.ts';
import { accessWords } from '../vocabulary/vocabulary.ts';
import type { Owner, Part } from './change.ts';
import { schemaParts } from './schema-parts.ts';
import { ownServerFacts, serverParts } from './server-parts.ts';
import { schemaAt } from '../schema/named.ts';

/** All parts of a document that callers can see, in its order. */
export function partsOf(model: ApiModel): readonly Part[] {
  return [
    ...serverParts(model.servers),
    ...model.operations.flatMap((operation) => callParts(model, operation)),
    ...model.received.flatMap((received) => receivedParts(model, received)),
    ...model.schemas.flatMap((schema) =>
      schemaParts(model, {
        owner: { kind: 'schema', schema },
        kind: 'schema',
        way: [],
        schema: schemaAt(model, schema.ref).schema,
      }),
    ),
  ];
}

/** What clients call: who may, and at which servers where they are not those of the document. */
function callParts(model: ApiModel, operation: Operation): readonly Part[] {
  const { method, path, deprecated, security, extensions } = operation;
  const schemes = security.map(
    (alternative) => alternative.map(({ scheme }) => scheme).join(' and ') || 'none',
  );
  const whole: Part = {
    owner: { kind: 'operation', operation },
    kind: 'operation',
    way: [],
    deprecated,
    facts: new Map([
      ['request', `${method.toUpperCase()} ${path}`],
      ...ownServerFacts(model, operation),
      ['sign in by', schemes.join(' or ')],
      ...accessWords.flatMap((name) => extensionFact(name, extensions[name])),
    ]),
  };
  return [whole, ...messageParts(model, operation)];
}

/** What the service calls, by the name of a webhook or the address of a callback. */
function receivedParts(model: ApiModel, received: ReceivedOperation): readonly Part[] {
  const { kind, name, address, operation } = received;
  const whole: Part = {
    owner: { kind: 'operation', operation },
    kind,
    way: [],
    deprecated: operation.deprecated,
    facts: new Map([['request', `${operation.method.toUpperCase()} ${address ?? name}`]]),
  };
  return [whole, ...messageParts(model, operation)];
}

/** Parameters, body and responses. */
function messageParts(model: ApiModel, operation: Operation): readonly Part[] {
  const owner: Owner = { kind: 'operation', operation };
  const { body } = operation;
  const parameters = operation.parameters.flatMap((parameter) =>
    schemaParts(model, {
      owner,
      kind: 'parameter',
      way: [parameter.in, parameter.name],
      schema: parameter.schema,
      deprecated: parameter.deprecated,
      facts: [['required', String(parameter.required)]],
    }),
  );
  const alsoIn = body?.alsoIn ?? [];
  const facts: readonly (readonly [string, string])[] = [
    ['required', String(body?.required ?? false)],
    ...(alsoIn.length === 0 ? [] : [['also in', alsoIn.join(', ')] as const]),
  ];
  return [
    ...parameters,
    ...contentParts(model, body?.content ?? [], { owner, way: ['body'], facts }),
    ...operation.responses.flatMap(({ status, headers, content }) => [
      { owner, kind: 'status', way: [status], facts: new Map(), deprecated: false } as const,
      ...headers.flatMap((header) =>
        schemaParts(model, {
          owner,
          kind: 'header',
          way: [status, 'header', header.name],
          schema: header.schema,
          deprecated: header.deprecated,
        }),
      ),
      ...contentParts(model, content, { owner, way: [status, 'body'], facts: [] }),
    ]),
  ];
}

/** Media types of one schema are one part; the first one gives the fields. */
function contentParts(
  model: ApiModel,
  content: readonly MediaType[],
  spot: {
    readonly owner: Owner;
    readonly way: readonly string[];
    readonly facts: readonly (readonly [string, string])[];
  },
): readonly Part[] {
  const [first] = content;
  if (first === undefined) return [];
  const types = content.map(({ type }) => type).join(', ');
  const facts = [['media types', types] as const, ...spot.facts];
  return schemaParts(model, { ...spot, kind: 'body', schema: first.schema, facts });
}

function extensionFact(name: string, value: Json | undefined): readonly (readonly [string, string])[] {
  return value === undefined ? [] : [[name, JSON.stringify(value)]];
}
