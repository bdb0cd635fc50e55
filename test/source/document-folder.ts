import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { positionOf } from '../../generators/diagnostics/located.ts';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import type { ReadOptions } from '../../generators/source/read-options.ts';
import { readDocument } from '../../generators/pipeline.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A temporary folder with these files, gone when the test ends. */
export async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forgespec-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** Reads the first of the files as a document. */
export async function readFiles(files: Files, options: ReadOptions = {}) {
  const folder = await folderOf(files);
  const [first = ''] = Object.keys(files);
  const result = await readDocument(join(folder, first), options);
  return { ...result, folder };
}

/** The findings as `code file:line:column`, in order; `file` is relative to the folder. */
export function briefly(findings: readonly Finding[], folder: string): string[] {
  return findings
    .map(({ code, at }) => (at === undefined ? code : `${code} ${brieflyAt(at, folder)}`))
    .toSorted();
}

export function brieflyAt(at: NonNullable<Finding['at']>, folder: string): string {
  const { line, column } = positionOf(at);
  return `${at.file.path.replace(`${folder}/`, '')}:${line}:${column}`;
}

/** The document of the files, or a failure that shows why there is none. */
export async function rootOf(files: Files): Promise<JsonObject> {
  const { document, findings } = await readFiles(files);
  if (document === undefined)
    throw new Error(findings.map(({ code, message }) => `${code}: ${message}`).join('\n'));
  return document.root;
}
