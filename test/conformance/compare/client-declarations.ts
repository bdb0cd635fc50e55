import { fileOf, typeOf } from '../artifacts/names.ts';
import { operationDeclarations } from '../artifacts/operation-files.ts';
import { shapeOfType } from '../artifacts/type-shape.ts';
import type { OperationFacts } from '../document/facts.ts';
import { BODY_NAMES, carriesFiles } from '../document/operation-shape.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, difference, setDifference } from './difference.ts';

/** What the client says of itself: its functions, their arguments and answers, and the lists of all of them. */
export const clientDeclarations: Comparison = {
  artifact: 'client',
  whole: (sources) => attempt('client/index', () => compareLists(sources)),
  operation: (sources, operation) => {
    const name = typeOf(operation.id);
    const file = operationDeclarations(sources.generated, 'client', operation);
    const functions = file?.getFunctions().map((each) => each.getName() ?? '') ?? [];
    const extended = file?.getFullText().match(/Arguments (?:extends|=) ([^;{]*)/)?.[1] ?? '';
    const named = [...extended.matchAll(/\b[A-Z]\w+(?=\b)/g)]
      .map(([type]) => type)
      .filter((type) => type !== 'Omit');
    const body = new RegExp(`\\bbody\\??: (\\w+)`).exec(
      shapeOrText(file?.getFullText(), `${name}Arguments`),
    )?.[1];
    return [
      ...setDifference('client/functions', operation.id, functions, [operation.id]),
      ...setDifference(
        'client/arguments',
        operation.id,
        [...named, ...(body === undefined ? [] : [body])],
        argumentTypes(sources, operation),
      ),
      ...setDifference(
        'client/answers',
        operation.id,
        answersOf(shapeOfType(file, `${name}Result`)),
        statusesOf(operation),
      ),
      ...compareRoute(operation, file?.getFullText() ?? ''),
    ];
  },
};

/** The text of a declaration. */
function shapeOrText(text: string | undefined, name: string): string {
  return new RegExp(`${name}[^=]*?\\{([^}]*)\\}`).exec(text ?? '')?.[0] ?? '';
}

/** The types that arguments are made of: one for each place of parameters, and the body in the chosen media type. */
function argumentTypes({ facts }: Sources, { id, parameters, body }: OperationFacts): readonly string[] {
  const name = typeOf(id);
  const parts = [
    ['path', 'Path'],
    ['query', 'Query'],
    ['header', 'Headers'],
    ['cookie', 'Cookies'],
  ].flatMap(([place, suffix = '']) => (parameters.some((each) => each.in === place) ? [name + suffix] : []));
  const content = [...(body?.content ?? [])];
  const types = content.map(([type]) => type);
  const [chosen] = content.find(([type, schema]) => carriesFiles(facts, type, schema)) ?? content[0] ?? [];
  if (chosen === undefined) return parts;
  return [...parts, types.length > 1 ? name + BODY_NAMES[chosen] : `${name}Body`];
}

/** The documented answers, whole or with their bodies as streams. */
function answersOf(shape: string | undefined): readonly string[] {
  const names = [
    ...(shape ?? '').matchAll(/Result<(\w+)>|Result<\{ status: (\w+)\['status'\]; body: Readable/g),
  ];
  return [...new Set(names.map(([, whole, streamed]) => whole ?? streamed ?? ''))];
}

/** A client follows redirects, so that these are no answers unless they come without an address. */
function statusesOf({ id, responses }: OperationFacts): readonly string[] {
  return [...responses.keys()]
    .filter((status) => !/^30[12378]$/.test(status))
    .map((status) => typeOf(id) + status);
}

function compareRoute({ id, method, path }: OperationFacts, text: string): readonly Disagreement[] {
  return difference('client/documented-route', id, text.includes(`\`${method} ${path}\``), true);
}

async function compareLists({ facts, generated }: Sources): Promise<readonly Disagreement[]> {
  const ids = facts.operations.map(({ id }) => id);
  const index = await generated.load<Record<string, unknown>>('client/index.js');
  const runtime = await generated.load<Record<string, unknown>>('client/runtime/index.js');
  const facade = await generated.load<Record<string, unknown>>('client/facade.js');
  const schemes = [...facts.securitySchemes.keys()].map(
    (name) => name.charAt(0).toLowerCase() + name.slice(1),
  );
  const known = new Set([...Object.keys(runtime), ...Object.keys(facade), ...schemes]);
  const rows = [
    ...(generated.text('client/api.md') ?? '').matchAll(
      /^\| \[`(\w+)`\]\(operations\/([\w-]+)\.d\.ts\) \| `([\w.]+)` \| `(\w+) ([^`]*)` \| (.*?) ?\|/gm,
    ),
  ];
  const wantedRows = facts.operations.map(({ id, method, path }) => `${id} ${fileOf(id)} ${method} ${path}`);
  const methods = [
    ...(generated.text('client/facade.js') ?? '').matchAll(/=> (\w+)\(client_, args_, options_\)/g),
  ];
  const declared = [
    ...(generated.text('client/facade.d.ts') ?? '').matchAll(/: Method<typeof \w+\.(\w+)>;/g),
  ];
  const families = facts.families.flatMap((family) => {
    const path = `client/families/${fileOf(family.replaceAll(' ', '-'))}`;
    const own = facts.operations.filter((each) => each.family === family).map(({ id }) => id);
    return ['.js', '.d.ts'].flatMap((extension) =>
      setDifference('client/families', path + extension, exportsOf(generated.text(path + extension)), own),
    );
  });
  return [
    ...setDifference(
      'client/index',
      'index',
      Object.keys(index).filter((name) => !known.has(name)),
      ids,
    ),
    ...setDifference('client/index', 'declared index', exportsOf(generated.text('client/index.d.ts')), [
      ...ids,
      ...schemes,
      // The runtime's own, with the first server of the document as its base URL.
      'createClient',
    ]),
    ...setDifference(
      'client/api',
      'api.md',
      rows.map(([, id, file, , method, path]) => `${id} ${file} ${method} ${path}`),
      wantedRows,
    ),
    ...setDifference(
      'client/facade',
      'facade',
      methods.map(([, id = '']) => id),
      ids,
    ),
    ...setDifference(
      'client/facade',
      'declared facade',
      declared.map(([, id = '']) => id),
      ids,
    ),
    ...difference('client/facade', 'methods', [methods.length, declared.length], [ids.length, ids.length]),
    ...families,
  ];
}

/** The values that a module exports by name. */
function exportsOf(text = ''): readonly string[] {
  return [...text.matchAll(/^export \{ (.*?) \} from/gm)].flatMap(([, names = '']) => names.split(', '));
}
