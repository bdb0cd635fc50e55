import { declarationsOf } from '../artifacts/declarations.ts';
import { typeOf } from '../artifacts/names.ts';
import { operationDeclarations } from '../artifacts/operation-files.ts';
import { serverOf } from '../artifacts/server.ts';
import { shapeOfNode, shapeOfType } from '../artifacts/type-shape.ts';
import type { DocumentFacts, OperationFacts } from '../document/facts.ts';
import type { Json } from '../document/json.ts';
import { BODY_NAMES } from '../document/operation-shape.ts';
import { object, union, type Member } from '../document/shape.ts';
import { defaultsOf } from '../document/wire/received.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, difference, setDifference } from './difference.ts';

/** What the server says of itself: its list of operations, and the types of handlers. */
export const serverDeclarations: Comparison = {
  artifact: 'server',
  whole: ({ facts, generated }) =>
    attempt('server/operations', async () => {
      const { module } = await serverOf(generated, facts);
      const ids = facts.operations.map(({ id }) => id);
      const handlers = declarationsOf(generated, 'server/handlers.d.ts')
        ?.getInterfaceOrThrow('Handlers')
        .getProperties()
        .map(
          (each) =>
            `${each.getName()}${each.hasQuestionToken() ? '?' : ''}: ${each.getTypeNode()?.getText()}`,
        );
      const declared = [
        ...(generated.text('server/operations.d.ts') ?? '').matchAll(/readonly (\w+): Operation;/g),
      ].map(([, name = '']) => name);
      return [
        ...setDifference('server/operations', 'operations', Object.keys(module.operations), ids),
        ...setDifference('server/operations', 'declared operations', declared, ids),
        ...setDifference(
          'server/handlers',
          'handlers',
          handlers ?? [],
          ids.map((id) => `${id}: ${typeOf(id)}Handler<Principal>`),
        ),
        ...setDifference(
          'server/schemes',
          'securitySchemes',
          Object.keys(module.securitySchemes),
          facts.securitySchemes.keys(),
        ),
        ...difference('server/base-path', 'basePath', module.basePath, facts.basePath),
      ];
    }),
  operation: (sources, operation) =>
    attempt('server/operation', async () => [
      ...(await compareInfo(sources, operation)),
      ...compareHandler(sources, operation),
    ]),
};

async function compareInfo(
  { facts, generated }: Sources,
  { id, method, path, family, isDeprecated, security, extensions }: OperationFacts,
): Promise<readonly Disagreement[]> {
  const { module } = await serverOf(generated, facts);
  const info = module.operations[id];
  const found = info && {
    id: info.id,
    method: info.method,
    path: info.path,
    family: info.family,
    deprecated: info.deprecated,
    security: info.security.map((alternative) => alternative.map(({ scheme }) => scheme)),
    extensions: info.extensions,
  };
  return difference('server/operation', id, found, {
    id,
    method,
    path,
    family,
    deprecated: isDeprecated,
    security,
    extensions: Object.fromEntries(Object.entries(extensions).filter(([, value]) => !hasLines(value))),
  });
}

/** Texts of several lines are for people; the server is not given them. */
function hasLines(value: Json): boolean {
  return /\\n/.test(JSON.stringify(value));
}

function compareHandler({ facts, generated }: Sources, operation: OperationFacts): readonly Disagreement[] {
  const { id } = operation;
  const name = typeOf(id);
  const file = operationDeclarations(generated, 'server', operation);
  const alternatives = shapeOfType(file, `${name}ServerRequest`);
  const handler = file?.getTypeAlias(`${name}Handler`)?.getTypeNode();
  return [
    ...difference('server/handler', `${id} request`, alternatives, requestShape(facts, operation)),
    ...difference(
      'server/handler',
      `${id} response`,
      shapeOfType(file, `${name}ServerResponse`),
      union([...operation.responses.keys()].map((status) => responseShape(operation, status))),
    ),
    ...difference(
      'server/handler',
      `${id} handler`,
      handler && shapeOfNode(handler),
      `Handler<${name}ServerRequest, ${name}ServerResponse, Principal>`,
    ),
  ];
}

const PARTS = [
  ['path', 'path', 'Path'],
  ['query', 'query', 'Query'],
  ['header', 'headers', 'Headers'],
  ['cookie', 'cookies', 'Cookies'],
] as const;

function requestShape(facts: DocumentFacts, operation: OperationFacts): string {
  const { id, parameters, body } = operation;
  const name = typeOf(id);
  const parts = PARTS.flatMap(([place, member, suffix]): Member[] => {
    if (!parameters.some((each) => each.in === place)) return [];
    const defaults = Object.keys(defaultsOf(facts, operation, place)).map((each) => `'${each}'`);
    const written = name + suffix;
    const shape = defaults.length === 0 ? written : `WithDefaults<${written}, ${defaults.join(' | ')}>`;
    return [{ name: member, isOptional: false, shape }];
  });
  const types = [...(body?.content.keys() ?? [])];
  const withBody = types.map((type) => {
    const written = types.length > 1 ? name + BODY_NAMES[type] : `${name}Body`;
    return bodyMembers(
      types,
      JSON.stringify(type),
      type === 'multipart/form-data' ? `Multipart<${written}>` : written,
    );
  });
  const without = body?.isRequired === false ? [bodyMembers(types, 'undefined', 'undefined')] : [];
  const bodies = body === undefined ? [[]] : [...withBody, ...without];
  const shapes = bodies.map((members) => object([...parts, ...members]));
  return shapes[0] === '{}' ? '{[]: never}' : union(shapes);
}

/** Where there is a choice of media types, they tell the bodies apart. */
function bodyMembers(types: readonly string[], contentType: string, shape: string): readonly Member[] {
  return [
    ...(types.length > 1 ? [{ name: 'contentType', isOptional: false, shape: contentType }] : []),
    { name: 'body', isOptional: false, shape },
  ];
}

function responseShape({ id, responses }: OperationFacts, status: string): string {
  const name = typeOf(id) + status;
  const response = responses.get(status);
  const headers = [...(response?.headers.values() ?? [])];
  const [type] = response?.content.keys() ?? [];
  const isBytes = type !== undefined && !/json|^text\//.test(type);
  return object([
    { name: 'status', isOptional: false, shape: /^\d+$/.test(status) ? status : `${name}['status']` },
    ...(type?.includes('*') === true ? [{ name: 'contentType', isOptional: true, shape: 'string' }] : []),
    ...(headers.length === 0
      ? []
      : [
          {
            name: 'headers',
            isOptional: headers.every((each) => !each.isRequired),
            shape: `${name}['headers']`,
          },
        ]),
    type === undefined
      ? { name: 'body', isOptional: true, shape: 'undefined' }
      : { name: 'body', isOptional: false, shape: isBytes ? 'SendableBytes' : `${name}['body']` },
  ]);
}
