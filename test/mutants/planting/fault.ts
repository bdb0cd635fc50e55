import ts from 'typescript';
import type { Change, Place } from './changes.ts';

/** A fault in one module, and the tests that must see it. */
export interface PlantedFault {
  readonly name: string;
  /** Below the repository. */
  readonly path: string;
  /** A function, `Class.method` or constant of the module. */
  readonly where: string;
  readonly change: Change;
  /** Files below `test/`. */
  readonly tests: readonly string[];
}

export type Line = readonly [
  name: string,
  path: string,
  where: string,
  change: Change,
  ...tests: readonly string[],
];

export function faultsOf(lines: readonly Line[]): readonly PlantedFault[] {
  return lines.map(([name, path, where, change, ...tests]) => ({ name, path, where, change, tests }));
}

/** The text of a module with its fault. Throws if there is nothing to plant it in, or if the result is no program. */
export function withFault({ path, where, change }: PlantedFault, before: string): string {
  const source = ts.createSourceFile(path, before, ts.ScriptTarget.ESNext, true);
  const edits = change(placeIn(source, where)).toSorted((one, other) => other.from - one.from);
  const after = edits.reduce(
    (text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to),
    before,
  );
  const { diagnostics = [] } = ts.transpileModule(after, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  const [problem] = diagnostics;
  if (problem !== undefined)
    throw new Error(
      `${where} in ${path} with the fault: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`,
    );
  return after;
}

function placeIn(source: ts.SourceFile, where: string): Place {
  const [name = '', ...inner] = where.split('.');
  const found = source.statements.findLast((each) => namesOf(each).includes(name));
  const member = inner.join('.');
  const node =
    member === '' || found === undefined || !ts.isClassDeclaration(found)
      ? found
      : found.members.find((each) =>
          ts.isConstructorDeclaration(each) ? member === 'constructor' : each.name?.getText() === member,
        );
  if (node === undefined || (member !== '' && node === found))
    throw new Error(
      `There is no ${where} in ${source.fileName}. Name where it is now in the row of the fault.`,
    );
  return { node, name: `${where} in ${source.fileName}` };
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}
