import { Node } from 'ts-morph';
import { declarationsOf } from '../artifacts/declarations.ts';
import { fileOf, typeOf } from '../artifacts/names.ts';
import { operationDeclarations } from '../artifacts/operation-files.ts';
import type { OperationFacts, Schema } from '../document/facts.ts';
import { arrayAt, textAt } from '../document/json.ts';
import { wordsOf } from '../document/words.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { difference } from './difference.ts';

/** The words that stand above types and functions: those of operations, responses, bodies and schemas. */
export const typeWords: Comparison = {
  artifact: 'types',
  operation: (sources, operation) => [
    ...compareOperation(sources, operation),
    ...compareResponses(sources, operation),
    ...compareLists(sources, operation),
    ...comparePaths(sources, operation),
  ],
  schema: ({ facts, generated }, name) => {
    const file = declarationsOf(generated, `types/schemas/${fileOf(name)}.d.ts`);
    const schema = facts.schemas.get(name) ?? true;
    const text = textAt(schema, 'description') ?? textAt(schema, 'title') ?? '';
    const wanted = `${text} ${namesOfValues(schema)}`;
    return difference(
      'types/words',
      name,
      wordsAbove(file?.getInterface(name) ?? file?.getTypeAlias(name)),
      wordsOf(wanted),
    );
  },
};

/** The request has the words of its operation, and so has the function of the client, with its route. */
function compareOperation({ generated }: Sources, operation: OperationFacts): readonly Disagreement[] {
  const { id, method, path } = operation;
  const types = operationDeclarations(generated, 'types', operation);
  const name = `${typeOf(id)}Request`;
  const client = operationDeclarations(generated, 'client', operation);
  return [
    ...difference(
      'types/words',
      name,
      wordsAbove(types?.getInterface(name) ?? types?.getTypeAlias(name)),
      wordsOf(textOf(operation)),
    ),
    ...difference(
      'client/words',
      id,
      wordsAbove(client?.getFunction(id)),
      wordsOf(`${textOf(operation)} ${method} ${path}`),
    ),
  ];
}

function compareResponses({ generated }: Sources, operation: OperationFacts): readonly Disagreement[] {
  const { id, responses } = operation;
  const types = operationDeclarations(generated, 'types', operation);
  return [...responses].flatMap(([status, { description }]) => {
    const name = typeOf(id) + status;
    return difference('types/words', name, wordsAbove(types?.getInterface(name)), wordsOf(description));
  });
}

/** The list of all operations has their words too. */
function compareLists({ generated }: Sources, operation: OperationFacts): readonly Disagreement[] {
  const [list] = declarationsOf(generated, 'types/operations.d.ts')?.getInterfaces() ?? [];
  const { id } = operation;
  return difference(
    'types/words',
    `${id} in the list`,
    wordsAbove(list?.getProperty(id)),
    wordsOf(textOf(operation)),
  );
}

/** The values that have names in words, as `x-enum-varnames` gives them. */
function namesOfValues(schema: Schema): string {
  const names = arrayAt(schema, 'x-enum-varnames');
  return arrayAt(schema, 'enum')
    .flatMap((value, index) =>
      names[index] === undefined ? [] : [`${String(value)} ${String(names[index])}`],
    )
    .join(' ');
}

function textOf({ summary, description = '' }: OperationFacts): string {
  return `${summary} ${description}`;
}

/** The paths of `openapi.d.ts` have the words of their operations, the description as a tag. */
function comparePaths({ generated }: Sources, operation: OperationFacts): readonly Disagreement[] {
  const paths = declarationsOf(generated, 'types/openapi.d.ts')?.getInterface('paths');
  const item = paths?.getProperty(JSON.stringify(operation.path))?.getTypeNode();
  const node = Node.isTypeLiteral(item) ? item.getProperty(operation.method.toLowerCase()) : undefined;
  const tags = node?.getJsDocs().flatMap((doc) => doc.getTags()) ?? [];
  const described = tags.filter((tag) => tag.getTagName() === 'description');
  return difference(
    'types/words',
    `${operation.id} in the paths`,
    `${wordsAbove(node)} ${wordsOf(described.map((tag) => tag.getCommentText()).join(' '))}`.trim(),
    wordsOf(textOf(operation)),
  );
}

/** The words of the comment above a declaration, without its tags. */
function wordsAbove(node: Node | undefined): string {
  const docs = Node.isJSDocable(node) ? node.getJsDocs() : [];
  return wordsOf(docs.map((doc) => doc.getDescription()).join(' '));
}
