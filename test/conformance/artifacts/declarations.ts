import { Project, type SourceFile } from 'ts-morph';
import type { Generated } from './generated.ts';

const project = new Project({ useInMemoryFileSystem: true, skipFileDependencyResolution: true });
const parsed = new Map<string, SourceFile>();

/** The syntax of a declaration file; undefined where there is no such file. */
export function declarationsOf(generated: Generated, path: string): SourceFile | undefined {
  return parseDeclarations(generated.text(path));
}

/** The syntax of a text of declarations. Each is parsed once. */
export function parseDeclarations(text: string | undefined): SourceFile | undefined {
  if (text === undefined) return undefined;
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const file = project.createSourceFile(`${parsed.size}.d.ts`, text);
  parsed.set(text, file);
  return file;
}
