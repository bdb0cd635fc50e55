import { typeOf } from '../artifacts/names.ts';
import { operationDeclarations } from '../artifacts/operation-files.ts';
import { memberNodes, shapeOfType } from '../artifacts/type-shape.ts';
import type { Location, OperationFacts } from '../document/facts.ts';
import { BODY_NAMES, bodyShape, responseShape } from '../document/operation-shape.ts';
import { shapeOfSchema } from '../document/schema-shape.ts';
import { object, union, type Member } from '../document/shape.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { difference, setDifference } from './difference.ts';
import { compareTags } from './type-tags.ts';

const PARTS: readonly (readonly [Location, string, string])[] = [
  ['path', 'Path', 'path'],
  ['query', 'Query', 'query'],
  ['header', 'Headers', 'headers'],
  ['cookie', 'Cookies', 'cookies'],
];

/** The types of an operation: parameters, bodies, answers and their union. */
export const typeOperations: Comparison = {
  artifact: 'types',
  operation: (sources, operation) => {
    const { facts, generated } = sources;
    const name = typeOf(operation.id);
    const file = operationDeclarations(generated, 'types', operation);
    const wanted = new Map([
      ...parts(sources, operation),
      ...bodies(sources, operation),
      ...[...operation.responses].map(([status, response]): [string, string] => [
        name + status,
        responseShape(facts, status, response),
      ]),
      [`${name}Response`, union([...operation.responses.keys()].map((status) => name + status))],
      [`${name}Request`, requestShape(name, operation)],
    ]);
    const exported = file?.getExportSymbols().map((symbol) => symbol.getName()) ?? [];
    return [
      ...setDifference('types/operation', operation.id, exported, wanted.keys()),
      ...[...wanted].flatMap(([type, shape]) =>
        difference('types/operation', type, shapeOfType(file, type), shape),
      ),
      ...parameterTags(sources, operation),
    ];
  },
};

function parts({ facts }: Sources, { id, parameters }: OperationFacts): readonly [string, string][] {
  return PARTS.flatMap(([place, suffix]): [string, string][] => {
    const here = parameters.filter((each) => each.in === place);
    if (here.length === 0) return [];
    const members = here.map((each) => ({
      name: each.name,
      isOptional: !each.isRequired,
      shape: shapeOfSchema(facts, each.schema),
    }));
    return [[typeOf(id) + suffix, object(members)]];
  });
}

/** A choice of media types has a type for each of them. */
function bodies({ facts }: Sources, { id, body }: OperationFacts): readonly [string, string][] {
  const name = typeOf(id);
  const each = [...(body?.content ?? [])].map(([type, schema]): [string, string] => [
    name + BODY_NAMES[type],
    bodyShape(facts, type, schema),
  ]);
  const [first, second] = each;
  if (first === undefined) return [];
  return second === undefined
    ? [[`${name}Body`, first[1]]]
    : [...each, [`${name}Body`, union(each.map(([type]) => type))]];
}

function requestShape(name: string, { parameters, body }: OperationFacts): string {
  const members = PARTS.flatMap(([place, suffix, member]): Member[] => {
    const here = parameters.filter((each) => each.in === place);
    const isOptional = here.every(({ isRequired }) => !isRequired);
    return here.length === 0 ? [] : [{ name: member, isOptional, shape: name + suffix }];
  });
  const types = [...(body?.content.keys() ?? [])];
  const contentType = {
    name: 'contentType',
    isOptional: true,
    shape: union(types.map((type) => JSON.stringify(type))),
  };
  const bodyMember = { name: 'body', isOptional: body?.isRequired !== true, shape: `${name}Body` };
  if (members.length === 0 && body === undefined) return '{[]: never}';
  return object([
    ...members,
    ...(types.length > 1 ? [contentType] : []),
    ...(body === undefined ? [] : [bodyMember]),
  ]);
}

function parameterTags({ generated }: Sources, operation: OperationFacts): readonly Disagreement[] {
  const { id, parameters } = operation;
  const file = operationDeclarations(generated, 'types', operation);
  return PARTS.flatMap(([place, suffix]) => {
    const nodes = memberNodes(file, typeOf(id) + suffix);
    return parameters
      .filter((each) => each.in === place)
      .flatMap((each) =>
        compareTags(`${id} ${place} ${each.name}`, nodes.get(each.name), {
          schema: each.schema,
          described: each,
        }),
      );
  });
}
