import { Node, type PropertySignature, type TypeNode } from 'ts-morph';
import { declarationsOf } from '../artifacts/declarations.ts';
import type { Generated } from '../artifacts/generated.ts';
import { typeOf } from '../artifacts/names.ts';
import type { OperationFacts } from '../document/facts.ts';
import { arrayAt, objectAt } from '../document/json.ts';
import { referenceOf } from '../document/schema.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { difference, setDifference } from './difference.ts';

/** The lists of types: the index, all operations by name, and `paths`, `operations` and `components` of the document. */
export const typeLists: Comparison = {
  artifact: 'types',
  whole: ({ facts, generated }) => {
    const index = declarationsOf(generated, 'types/index.d.ts');
    const exported = new Set(
      index?.getExportDeclarations().flatMap((each) => each.getNamedExports().map((name) => name.getName())),
    );
    const listed =
      declarationsOf(generated, 'types/operations.d.ts')?.getInterfaces()[0]?.getProperties() ?? [];
    const paths = [...membersOf(declared(generated, 'paths'))].flatMap(([path, item]) =>
      [...membersOf(item)].flatMap(([method, type]) =>
        type?.getText().startsWith('operations[') === true
          ? [`${method.toUpperCase()} ${path} ${type.getText().slice(12, -2)}`]
          : [],
      ),
    );
    const components = membersOf(declared(generated, 'components'));
    const ids = facts.operations.map(({ id }) => id);
    return [
      ...[...facts.schemas.keys(), ...ids.map((id) => `${typeOf(id)}Response`)].flatMap((name) =>
        exported.has(name) ? [] : [{ name: 'types/index', says: `${name} is not exported` }],
      ),
      ...setDifference(
        'types/operations',
        'operations',
        listed.map((each) => each.getName()),
        ids,
      ),
      ...listed.flatMap((each) => {
        const type = typeOf(each.getName());
        const parts = [...membersOf(each.getTypeNode()).values()].map((part) => part?.getText());
        return difference('types/operations', each.getName(), parts, [`${type}Request`, `${type}Response`]);
      }),
      ...setDifference(
        'types/paths',
        'paths',
        paths,
        facts.operations.map(({ id, method, path }) => `${method} ${path} ${id}`),
      ),
      ...setDifference(
        'types/components',
        'operations',
        membersOf(declared(generated, 'operations')).keys(),
        ids,
      ),
      ...setDifference(
        'types/components',
        'schemas',
        membersOf(components.get('schemas')).keys(),
        facts.schemas.keys(),
      ),
    ];
  },
  operation: (sources, operation) => compareOperation(sources, operation),
  schema: ({ facts, generated }, name) => {
    const schemas = membersOf(membersOf(declared(generated, 'components')).get('schemas'));
    const type = schemas.get(name);
    const parts = Node.isIntersectionTypeNode(type) ? type.getTypeNodes() : [type];
    const schema = facts.schemas.get(name) ?? true;
    const own = [schema, ...arrayAt(schema, 'allOf')].filter((part) => referenceOf(part) === undefined);
    return setDifference(
      'types/components',
      name,
      parts.flatMap(signaturesOf),
      own.flatMap((part) =>
        Object.keys(objectAt(part, 'properties')).map(
          (member) => `${member}${arrayAt(part, 'required').includes(member) ? '' : '?'}`,
        ),
      ),
    );
  },
};

function compareOperation(
  { generated }: Sources,
  { id, parameters, body, responses }: OperationFacts,
): readonly Disagreement[] {
  const operation = membersOf(membersOf(declared(generated, 'operations')).get(id));
  const found = [...membersOf(operation.get('parameters'))].flatMap(([place, type]) =>
    propertiesOf(type).map(
      (each) => `${place} ${nameOf(each.getName())}${each.hasQuestionToken() ? '?' : ''}`,
    ),
  );
  const mediaTypes = membersOf(membersOf(operation.get('requestBody')).get('content')).keys();
  return [
    ...setDifference(
      'types/parameters',
      id,
      found,
      parameters.map((each) => `${each.in} ${each.name}${each.isRequired ? '' : '?'}`),
    ),
    ...setDifference('types/media-types', id, mediaTypes, body?.content.keys() ?? []),
    ...setDifference('types/statuses', id, membersOf(operation.get('responses')).keys(), responses.keys()),
  ];
}

function declared(generated: Generated, name: string): Node | undefined {
  return declarationsOf(generated, 'types/openapi.d.ts')?.getInterface(name);
}

function propertiesOf(node: Node | undefined): readonly PropertySignature[] {
  return Node.isTypeLiteral(node) || Node.isInterfaceDeclaration(node) ? node.getProperties() : [];
}

/** Names, with a question mark where they may be left out. */
function signaturesOf(node: Node | undefined): readonly string[] {
  return propertiesOf(node).map((each) => nameOf(each.getName()) + (each.hasQuestionToken() ? '?' : ''));
}

function membersOf(node: Node | undefined): ReadonlyMap<string, TypeNode | undefined> {
  return new Map(propertiesOf(node).map((each) => [nameOf(each.getName()), each.getTypeNode()]));
}

function nameOf(text: string): string {
  return text.replaceAll(/^['"]|['"]$/g, '');
}
