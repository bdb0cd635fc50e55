import { code, join, symbolsOf, type Code } from '../code/code.ts';
import { modulePath } from '../code/module-path.ts';
import { identifier } from '../code/name.ts';
import type { OutputSymbol } from '../code/output-symbol.ts';
import { relativePath } from './relative-path.ts';

/**
 * The imports of the symbols that the code of a module mentions, one statement for each exporting module.
 *
 * @param file path in the output, of a script (`.js`) or of declarations (`.d.ts`), which imports only types
 * @param first prefixes of paths of modules that come first, in the order in which they are mentioned; the others are
 * sorted by path
 */
export function importsOf(
  file: string,
  body: readonly Code[],
  first: readonly string[] = [],
): readonly Code[] {
  return importStatements(file, symbolsOf(body), first);
}

/** The imports of symbols, as `importsOf` prints them. Throws for two symbols of one name, and for types in a script. */
export function importStatements(
  file: string,
  symbols: Iterable<OutputSymbol>,
  first: readonly string[] = [],
): readonly Code[] {
  const rank = (module: string): number => {
    const index = first.findIndex((beginning) => module.startsWith(beginning));
    return index < 0 ? first.length : index;
  };
  const order = (left: string, right: string): number =>
    rank(left) - rank(right) || (rank(left) < first.length ? 0 : compare(left, right));
  return [...Map.groupBy(byLocalName(file, symbols).values(), ({ module }) => module)]
    .toSorted(([left], [right]) => order(left, right))
    .flatMap(([module, imported]) =>
      clausesOf(imported).map(
        (clause) => code`${keywordOf(file)} ${clause} from ${specifier(file, module)};`,
      ),
    );
}

/** The symbols of other modules by their local names in this one, without duplicates. */
function byLocalName(file: string, symbols: Iterable<OutputSymbol>): ReadonlyMap<string, OutputSymbol> {
  const own = file.replace(/(?:\.d\.ts|\.js)$/, '');
  const found = new Map<string, OutputSymbol>();
  for (const symbol of symbols) {
    if (symbol.module === own) continue;
    const name = symbol.as ?? symbol.name;
    const other = found.get(name) ?? symbol;
    if (other.module !== symbol.module || other.name !== symbol.name)
      throw new Error(`${file} has ${name} of ${other.module} and of ${symbol.module}.`);
    if (symbol.isType && file.endsWith('.js')) throw new Error(`${file} is a script, and ${name} is a type.`);
    found.set(name, symbol);
  }
  return found;
}

function keywordOf(file: string): Code {
  return file.endsWith('.js') ? code`import` : code`import type`;
}

/** The parts between `import` and `from`: one for all names of a module, and one for each namespace. */
function clausesOf(symbols: readonly OutputSymbol[]): readonly Code[] {
  const named = symbols.filter(({ name }) => name !== '*').toSorted((a, b) => compare(a.name, b.name));
  return [
    ...(named.length === 0 ? [] : [inBraces(named)]),
    ...symbols.filter(({ name }) => name === '*').map(asNamespace),
  ];
}

function inBraces(symbols: readonly OutputSymbol[]): Code {
  const names = symbols.map(({ name, as = name }) =>
    as === name ? identifier(name) : code`${identifier(name)} as ${identifier(as)}`,
  );
  return code`{ ${join(names, code`, `)} }`;
}

function asNamespace({ as }: OutputSymbol): Code {
  return as === undefined ? code`*` : code`* as ${identifier(as)}`;
}

/** A re-export of symbols of one module: `export { … } from`, `export * from` or `export * as … from`. */
export function reexport(
  file: string,
  ...[first, ...others]: readonly [OutputSymbol, ...(readonly OutputSymbol[])]
): Code {
  const symbols = [first, ...others];
  const keyword = symbols.every(({ isType }) => isType) ? code`export type` : code`export`;
  const names = first.name === '*' ? asNamespace(first) : inBraces(symbols);
  return code`${keyword} ${names} from ${specifier(file, first.module)};`;
}

/** The re-exports of symbols, first of values and then of types, one statement for each module. */
export function reexports(file: string, symbols: readonly OutputSymbol[]): readonly Code[] {
  return [false, true].flatMap((isType) => {
    const some = symbols.filter((symbol) => symbol.isType === isType);
    return [...Map.groupBy(some, ({ module }) => module).values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [reexport(file, first, ...others)],
    );
  });
}

/** The quoted path from a file of the output to a module. */
function specifier(file: string, module: string): Code {
  return modulePath(relativePath(file, module));
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left === right ? 0 : 1;
}
