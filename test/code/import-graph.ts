import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** An import of one file of the repository by another. Paths are relative to the root: `generators/pipeline.ts`. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Whether it remains when types are stripped and is run when the module is loaded. */
  readonly isRun: boolean;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The TypeScript files in a folder of the repository, at any depth. */
export function filesIn(folder: string): readonly string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
}

/** The imports in a file, static and dynamic ones, and the modules that it names by `new URL(…, import.meta.url)`. */
export function importsIn(from: string): readonly Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const target = (specifier: string): string => relative(root, join(root, dirname(from), specifier));
  const loaded = ts
    .createSourceFile(from, text, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) => moduleOf(statement) ?? [])
    .filter(({ specifier }) => specifier.startsWith('.'));
  const named = [...text.matchAll(/\b(?:import|new URL)\(\s*'(\.[^']+\.ts)'/g)].map(([, path = '']) => path);
  return [
    ...loaded.map(({ specifier, isRun }) => ({ from, to: target(specifier), isRun })),
    ...named.map((specifier) => ({ from, to: target(specifier), isRun: false })),
  ];
}

function moduleOf(statement: ts.Statement): { specifier: string; isRun: boolean } | undefined {
  if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier))
    return { specifier: statement.moduleSpecifier.text, isRun: statement.importClause?.isTypeOnly !== true };
  if (
    ts.isExportDeclaration(statement) &&
    statement.moduleSpecifier !== undefined &&
    ts.isStringLiteral(statement.moduleSpecifier)
  )
    return { specifier: statement.moduleSpecifier.text, isRun: !statement.isTypeOnly };
  return undefined;
}

/** Groups of files each of which gets to all others of its group (Tarjan 1972); files that do not are left out. */
export function circles(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) found.push(group.toSorted());
    }
    return low;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return found;
}
