import type { SourceFile } from 'ts-morph';
import type { OperationFacts } from '../document/facts.ts';
import { parseDeclarations } from './declarations.ts';
import type { Generated } from './generated.ts';
import { fileOf, typeOf } from './names.ts';

/** The artifacts that have code for single operations. */
export type OperationArtifact = 'types' | 'validators' | 'server' | 'client';

/** The file of an operation in an artifact, without extension: one of its own, or that of its family. */
export function operationPath(
  { inFamilies }: Generated,
  artifact: OperationArtifact,
  { id, family }: OperationFacts,
): string {
  return inFamilies === undefined
    ? `${artifact}/operations/${fileOf(id)}`
    : `${artifact}/families/${fileOf(family.replaceAll(' ', '-'))}`;
}

/** What is declared for an operation alone, as one file; undefined where there is no file. */
export function operationDeclarations(
  generated: Generated,
  artifact: OperationArtifact,
  operation: OperationFacts,
): SourceFile | undefined {
  const file = parseDeclarations(generated.text(`${operationPath(generated, artifact, operation)}.d.ts`));
  if (file === undefined || generated.inFamilies === undefined) return file;
  const { inFamilies } = generated;
  const own = file.getStatements().filter((statement) => {
    const name = /^export (?:declare )?\w+ (\w+)/.exec(statement.getText())?.[1];
    return (
      name !== undefined &&
      ownerOf(artifact === 'server' ? name.replace(serverEnding, '') : name, inFamilies) === operation.id
    );
  });
  return parseDeclarations(own.map((statement) => statement.getFullText()).join(''));
}

/** What types of the server add to the names of operations, one of which may itself end in `Server`. */
const serverEnding = /(?:Server(?:Request|Response)|Handler)$/;

/** The operation of a declared name, which begins with the name of no longer one. */
function ownerOf(name: string, operations: readonly OperationFacts[]): string | undefined {
  return operations
    .map(({ id }) => id)
    .filter((id) => name === id || name.startsWith(typeOf(id)))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The text of what is declared for an operation; empty where nothing is. */
export function operationText(
  generated: Generated,
  artifact: OperationArtifact,
  operation: OperationFacts,
): string {
  return operationDeclarations(generated, artifact, operation)?.getFullText() ?? '';
}

/** What a module has for an operation: its exports, or in a module of a family the one of its name. */
export async function loadOperation<Own>(
  generated: Generated,
  artifact: 'validators' | 'server',
  operation: OperationFacts,
): Promise<Own | undefined> {
  const path = `${operationPath(generated, artifact, operation)}.js`;
  if (generated.inFamilies !== undefined)
    return (await generated.load<Readonly<Record<string, Own>>>(path))[operation.id];
  if (artifact === 'validators') return generated.load<Own>(path);
  return (await generated.load<{ readonly contract: Own }>(path)).contract;
}
