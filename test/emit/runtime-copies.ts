import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { tokenTexts } from '../code/tokens.ts';

const repository = join(import.meta.dirname, '../..');
const generated = join(repository, 'generated');

/** A script or the declarations of an output, which joins modules of `runtime/`. */
export interface JoinedFile {
  /** Below `generated/`: `client/runtime/calls.js`. */
  readonly path: string;
  readonly text: string;
}

/** The joined files of the committed output. */
export const joinedFiles: readonly JoinedFile[] = globSync('**/*.{js,d.ts}', { cwd: generated })
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, text: readFileSync(join(generated, path), 'utf8') }))
  .filter(({ text }) => text.startsWith('// Runtime of forgespec'))
  .toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** A module that has nothing but re-exports leaves nothing in the file of it that has its name. */
const withoutBody: Readonly<Record<string, string>> = { 'client/runtime/index': 'client/index' };

const LABEL = /^\/\/ (?<module>[a-z]+(?:\/[a-z0-9-]+)+)$/gm;

/** The modules that a file names as those that it joins, in order, and where each begins. */
export function modulesIn({ path, text }: JoinedFile): readonly { module: string; from: number }[] {
  const bare = withoutBody[placeOf(path)];
  return [
    ...(bare === undefined ? [] : [{ module: bare, from: text.length }]),
    ...[...text.matchAll(LABEL)].map(({ groups, index }) => ({
      module: groups?.['module'] ?? '',
      from: index,
    })),
  ];
}

/** The files of the modules of each artifact, without endings, by `artifact:module`. */
const places: ReadonlyMap<string, string> = new Map(
  joinedFiles.flatMap((file) =>
    modulesIn(file).map(({ module }) => [`${artifactOf(file.path)}:${module}`, placeOf(file.path)]),
  ),
);

/** The folder of the client, server or validators that a file belongs to: `companion/server`. */
function artifactOf(path: string): string {
  return /^.*?(?:client|server|validators)(?=\/)/.exec(path)?.[0] ?? '';
}

function placeOf(path: string): string {
  return path.replace(/\.(?:js|d\.ts)$/, '');
}

/** What stands before the first module. */
const noModule = '';

/** The statements of a module, apart from what it imports and re-exports. */
interface Parsed {
  readonly declarations: readonly ts.Statement[];
  readonly links: readonly Link[];
}

interface Link {
  readonly kind: 'import' | 'export';
  /** As between the braces: `call`, `Server as HttpServer`. */
  readonly name: string;
  /** A module, as written: `./call.js`, `node:http`. */
  readonly from: string;
}

function parse(path: string, text: string): Parsed {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  return {
    declarations: statements.filter((each) => !ts.isImportDeclaration(each) && !ts.isExportDeclaration(each)),
    links: statements.flatMap(linksOf),
  };
}

function linksOf(statement: ts.Statement): readonly Link[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const isImport = ts.isImportDeclaration(statement);
  const named = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  const { moduleSpecifier } = statement;
  if (named === undefined || !('elements' in named)) throw new Error(`No names: ${statement.getText()}`);
  if (moduleSpecifier === undefined && named.elements.length > 0)
    throw new Error(`Names of no module: ${statement.getText()}`);
  return [...named.elements].map((element) => ({
    kind: isImport ? 'import' : 'export',
    name: element.getText().replace(/^type /, ''),
    from: moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '',
  }));
}

/** What was compiled of `runtime/`, by the names of files: most modules are in several outputs. */
const compiled = new Map<string, Parsed>();

/** A module of `runtime/`, compiled on its own. */
function source(module: string, isScript: boolean): Parsed {
  const name = `${module}${isScript ? '.js' : '.d.ts'}`;
  const parsed = compiled.get(name) ?? parse(name, compile(module, isScript));
  compiled.set(name, parsed);
  return parsed;
}

function compile(module: string, isScript: boolean): string {
  const fileName = `${module}.ts`;
  const text = readFileSync(join(repository, 'runtime', fileName), 'utf8');
  const given = {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      isolatedDeclarations: true,
      verbatimModuleSyntax: true,
    },
  };
  return (isScript ? ts.transpileModule(text, given) : ts.transpileDeclaration(text, given)).outputText;
}

/**
 * What a joined file has in another way than the modules of `runtime/` that it names: a function, class, constant or
 * type that is changed, missing or added, another order, and imports and re-exports of something else. Whitespace and
 * comments do not count.
 */
export function differences(file: JoinedFile): readonly string[] {
  const { path, text } = file;
  const isScript = path.endsWith('.js');
  const copy = parse(path, text);
  const modules = modulesIn(file);
  const moduleAt = (position: number): string =>
    modules.findLast(({ from }) => from <= position)?.module ?? noModule;
  const copied = Map.groupBy(copy.declarations, (each) => moduleAt(each.getStart()));
  const sources = modules.map(({ module }) => ({ module, parsed: source(module, isScript) }));
  return [
    ...(copied.get(noModule) ?? []).map((each) => `of no module: ${printed(each)}`),
    ...sources.flatMap(({ module, parsed }) =>
      difference(module, parsed.declarations.map(printed), (copied.get(module) ?? []).map(printed)),
    ),
    ...difference(
      'links',
      [
        ...new Set(sources.flatMap(({ module, parsed }) => outsideLinks(path, module, parsed.links))),
      ].toSorted(),
      copy.links.map(printedLink).toSorted(),
    ),
    ...(isScript ? lateModules(path, sources) : []),
    ...repeated(copy.declarations),
  ];
}

function difference(what: string, wanted: readonly string[], found: readonly string[]): readonly string[] {
  const differing = [
    ...wanted.filter((each) => !found.includes(each)).map((each) => `${what}: missing: ${each}`),
    ...found.filter((each) => !wanted.includes(each)).map((each) => `${what}: added: ${each}`),
  ];
  if (differing.length > 0 || wanted.join('\n') === found.join('\n')) return differing;
  return [`${what}: another order, or something twice`];
}

function printed(statement: ts.Statement): string {
  return tokenTexts(statement).join(' ');
}

function printedLink({ kind, name, from }: Link): string {
  return `${kind} ${name} from ${from}`;
}

/** The links of a module that are to leave its file, as the file has to have them. */
function outsideLinks(path: string, module: string, links: readonly Link[]): readonly string[] {
  return links.flatMap((link) => {
    if (!link.from.startsWith('.')) return [printedLink(link)];
    const place = places.get(`${artifactOf(path)}:${linkedModule(module, link)}`);
    if (place === placeOf(path) && !link.name.includes(' as ')) return [];
    const relative = posix.relative(posix.dirname(path), place ?? 'nowhere');
    return [printedLink({ ...link, from: `${relative.startsWith('.') ? '' : './'}${relative}.js` })];
  });
}

function linkedModule(module: string, { from }: Link): string {
  return posix.join(posix.dirname(module), from).replace(/\.[jt]s$/, '');
}

/** The modules of a script that run before one that they import. */
function lateModules(
  path: string,
  sources: readonly { readonly module: string; readonly parsed: Parsed }[],
): readonly string[] {
  const names = sources.map(({ module }) => module);
  return sources.flatMap(({ module, parsed }, at) =>
    parsed.links
      .map((link) => linkedModule(module, link))
      .filter((imported) => names.indexOf(imported) > at)
      .map((imported) => `${path}: ${module} runs before ${imported}`),
  );
}

/** Names that two statements of a file declare, other than the overloads of a function. */
function repeated(declarations: readonly ts.Statement[]): readonly string[] {
  const names = declarations.flatMap((each) => {
    if (ts.isVariableStatement(each))
      return each.declarationList.declarations.map(({ name }) => name.getText());
    if (ts.isFunctionDeclaration(each) && each.body === undefined) return [];
    return ts.isDeclarationStatement(each) ? (each.name?.getText() ?? []) : [];
  });
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is there twice`);
}
