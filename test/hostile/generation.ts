import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { FindingCode } from '../../generators/diagnostics/catalog.ts';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { runtimeHeader } from '../../generators/emit/joined-module.ts';
import { emitters } from '../../generators/emit/registry.ts';
import { generate, loadModel } from '../../generators/pipeline.ts';
import { writeDocument, type Writer } from './document.ts';

/**
 * Positions where a strict author's text may be refused, and the finding that says so: braces in a path are a
 * parameter, and no reference can name a component by half a character. Nowhere else may a text be refused.
 */
export const refusals: Readonly<Record<string, FindingCode>> = {
  'path.literal': 'openapi/undeclared-path-parameter',
  'path.derivedId': 'openapi/undeclared-path-parameter',
  'path.parameter': 'openapi/undeclared-path-parameter',
  'schema.name': 'openapi/lone-surrogate',
  'component.parameter': 'openapi/lone-surrogate',
  'component.header': 'openapi/lone-surrogate',
  'component.response': 'openapi/lone-surrogate',
  'component.requestBody': 'openapi/lone-surrogate',
  'component.example': 'openapi/lone-surrogate',
  'securityScheme.name': 'openapi/lone-surrogate',
};

/** Types of operations refer to each other by id, unless it holds a percent sign: those have another shape. */
export const unreferable = 'operation.id';

/** A media type with an asterisk is a range (RFC 9110 section 12.5.1), whose content has any type that it covers. */
export const rangePosition = 'mediaType.name';

/** The value of an operation's extension, which a server gets only if it is a text of one line. */
export const extensionPosition = 'operation.extension.value';

/** A slash splits the braces of a parameter: the rest is text, and the path has no values. */
export const parameterPosition = 'path.parameter';

/** Segments of paths. With one that clients remove, `.` or `..`, a path is written by the codec, which refuses it. */
export const literalPositions: ReadonlySet<string> = new Set(['path.literal', 'path.derivedId']);

/** Names of headers. A name that is no token belongs to a header that no message can have; outputs leave it out. */
export const headerPositions: ReadonlySet<string> = new Set([
  'header.name',
  'parameter.header.name',
  'apiKey.parameter',
]);

/** Positions of regular expressions. An invalid one is not checked, and a finding says so. */
export const patternPositions: ReadonlySet<string> = new Set([
  'schema.pattern',
  'propertyNames.pattern',
  'schema.patternProperty',
]);

export interface Generation {
  /** Undefined exactly when the document was refused. */
  readonly files: readonly OutputFile[] | undefined;
  readonly findings: readonly Finding[];
}

/** Generates everything from the document of a writer. */
export async function generateFrom(write: Writer, folder: string): Promise<Generation> {
  const { output, findings } = await generate({ document: await putDocument(write, folder), emitters });
  return { files: output?.files, findings };
}

/** The findings on a writer's document, for an author who asks for strictness. */
export async function findingsOf(write: Writer, folder: string): Promise<readonly Finding[]> {
  const { findings } = await loadModel(await putDocument(write, folder), { strict: true });
  return findings;
}

/** The files that the document influences: those of the runtime are always the same. */
export function ofDocument(files: readonly OutputFile[]): readonly OutputFile[] {
  return files.filter(({ text }) => !text.startsWith(runtimeHeader));
}

async function putDocument(write: Writer, folder: string): Promise<string> {
  const document = join(folder, 'document.json');
  await writeFile(document, JSON.stringify(writeDocument(write)));
  return document;
}

/** What to write: `texts` by position, `elsewhere` at all others, the ordinary text if that is undefined. */
export function writerOf(
  elsewhere: string | undefined,
  texts: ReadonlyMap<string, string | undefined>,
): Writer {
  return (position, ordinary) => (texts.has(position) ? texts.get(position) : elsewhere) ?? ordinary;
}
