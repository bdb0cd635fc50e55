import { posix } from 'node:path';
import { relativePath } from '../typescript/relative-path.ts';
import { parseModule, type LinkedName, type ModuleParts } from './module-parts.ts';

/** The script or the declarations of a module, by its name below `runtime/`, such as `client/call`. */
export interface ModuleText {
  readonly name: string;
  readonly text: string;
}

/** The first line of the files with the runtime. */
export const runtimeHeader = '// Runtime of forgespec, the same for every document. Do not edit.';

/** The files of modules, both without ending: `client/call` → `client/runtime/calls`. */
export type FileByModule = ReadonlyMap<string, string>;

/**
 * Joins modules into the text of one file. Imports between them are removed, those from other modules are merged at the
 * top. Throws if two of the modules declare the same name. Returns undefined if nothing is left, as for the scripts of
 * types.
 * @param modules in the order in which they run
 * @param files of these modules and of those that they import
 */
export function joinModules(
  path: string,
  modules: readonly ModuleText[],
  files: FileByModule,
): string | undefined {
  const parsed = modules.map(({ name, text }) => ({ name, parts: parseModule(name, text) }));
  const links = parsed.flatMap(({ name, parts }) => outsideLinks(path, name, parts, files));
  refuseClashes(path, [
    ...new Map(
      links.filter(({ kind }) => kind === 'import').map((link) => [keyOf(link), link.name]),
    ).values(),
    ...parsed.flatMap(({ parts }) => parts.declared),
  ]);
  const bodies = parsed
    .filter(({ parts }) => parts.body !== '')
    .map(({ name, parts }) => `// ${name}\n\n${parts.body}`);
  const statements = printLinks(links);
  if (bodies.length + statements.length === 0) return undefined;
  return `${[[runtimeHeader, ...statements].join('\n'), ...bodies].join('\n\n')}\n`;
}

/** The links of a module to other files, and to libraries. */
function outsideLinks(
  path: string,
  name: string,
  { links }: ModuleParts,
  files: FileByModule,
): readonly LinkedName[] {
  return links.flatMap((link) => {
    const file = link.from.startsWith('.') ? fileOf(files, importedModule(name, link.from)) : undefined;
    if (file === undefined) return [link];
    if (file !== path) return [{ ...link, from: relativePath(path, file) }];
    if (link.text !== link.name) throw new Error(`runtime/${name} renames what its file has: ${link.text}`);
    return [];
  });
}

/** The module that another module imports. */
export function importedModule(name: string, from: string): string {
  return posix.join(posix.dirname(name), from).replace(/\.[jt]s$/, '');
}

function fileOf(files: FileByModule, module: string): string {
  const file = files.get(module);
  if (file === undefined) throw new Error(`runtime/${module} is in no file.`);
  return file;
}

function keyOf({ text, from }: LinkedName): string {
  return `${text} ${from}`;
}

function refuseClashes(path: string, names: readonly string[]): void {
  const clash = names.find((name, index) => names.indexOf(name) !== index);
  if (clash !== undefined) throw new Error(`Two modules in ${path} have the name ${clash}.`);
}

/** A statement for each file and kind. A name that is needed as a value is not a type import. */
function printLinks(links: readonly LinkedName[]): readonly string[] {
  const values = new Set(links.filter(({ isType }) => !isType).map((link) => link.kind + keyOf(link)));
  const statements = Map.groupBy(
    links,
    (link) => `${link.kind}${values.has(link.kind + keyOf(link)) ? '' : ' type'} {} from '${link.from}';`,
  );
  return [...statements]
    .map(([statement, names]) => {
      const texts = [...new Set(names.map(({ text }) => text))].toSorted();
      return statement.replace('{}', () => `{ ${texts.join(', ')} }`);
    })
    .toSorted((a, b) => Number(a.startsWith('export')) - Number(b.startsWith('export')));
}
