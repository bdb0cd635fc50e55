import type { Generated } from '../artifacts/generated.ts';
import { DocumentFiles } from '../document/files.ts';
import type { DocumentFacts, OperationFacts } from '../document/facts.ts';
import { member, type JsonObject } from '../document/json.ts';
import { readFacts } from '../document/read.ts';
import type { Comparison, Sources } from './comparison.ts';
import { attempt, difference, setDifference } from './difference.ts';

/** The document in one file says what the document in its files says. */
export const bundle: Comparison = {
  artifact: 'bundle',
  operation: ({ facts, generated }, { id }) =>
    attempt('bundle/operation', async () => {
      const found = bundled(generated).operations.filter((each) => each.id === id);
      const wanted = facts.operations.filter((each) => each.id === id);
      const [own] = wanted;
      return [
        ...difference('bundle/operation', id, plain(found), plain(wanted)),
        ...(own === undefined ? [] : compareText(own, [bundled(generated).paths, facts.paths])),
      ];
    }),
  schema: ({ facts, generated }, name) =>
    attempt('bundle/schema', async () =>
      difference('bundle/schema', name, bundled(generated).schemas.get(name), facts.schemas.get(name)),
    ),
  whole: (sources) => attempt('bundle/document', async () => compareWhole(sources)),
};

/** All that the document holds at an operation, its examples too. */
function compareText(
  { id, method, path }: OperationFacts,
  [found, wanted]: readonly [JsonObject, JsonObject],
): ReturnType<typeof difference> {
  const at = (paths: JsonObject): unknown => member(member(paths, path), method.toLowerCase());
  return difference('bundle/text', id, at(found), at(wanted));
}

function compareWhole({ facts, generated }: Sources): ReturnType<typeof difference> {
  const found = bundled(generated);
  return [
    ...setDifference('bundle/operations', 'operations', ids(found), ids(facts)),
    ...setDifference('bundle/schemas', 'schemas', found.schemas.keys(), facts.schemas.keys()),
    ...difference('bundle/schemes', 'security', schemesOf(found), schemesOf(facts)),
    ...difference('bundle/servers', 'base address', found.baseUrl, facts.baseUrl),
    ...difference('bundle/tags', 'families', found.families, facts.families),
    ...difference('bundle/root', 'root', found.root, facts.root),
  ];
}

function ids({ operations }: DocumentFacts): readonly string[] {
  return operations.map(({ id }) => id);
}

function schemesOf({ securitySchemes }: DocumentFacts): unknown {
  return plain([...securitySchemes].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const read = new WeakMap<Generated, DocumentFacts>();

function bundled(generated: Generated): DocumentFacts {
  const known = read.get(generated);
  if (known !== undefined) return known;
  const files = new DocumentFiles(() => generated.text('openapi.json') ?? '');
  const facts = readFacts('/openapi.json', files);
  read.set(generated, facts);
  return facts;
}

/** Maps as lists of entries, so that they can be printed. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (each instanceof Map ? [...each] : each)),
  ) as unknown;
}
