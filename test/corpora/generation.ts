import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import type { Severity } from '../../generators/diagnostics/definition.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { emitters } from '../../generators/emit/registry.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { resolveOutputPath } from '../../generators/output/output-path.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { emitted } from '../emit/emitted.ts';

/** What came of a document. */
export interface Generation {
  readonly version: string;
  /** Undefined when the document was refused. */
  readonly model: ApiModel | undefined;
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
}

/** All stages, and all emitters, for one document. */
export async function generateFrom(path: string): Promise<Generation> {
  const { model, source, findings } = await loadModel(path);
  const emissions =
    model === undefined
      ? []
      : await Promise.all(emitters.map((emitter) => emitted(emitter, model, source?.places)));
  return {
    version: source?.declaredVersion ?? '',
    model,
    files: emissions.flatMap(({ files }) => files),
    findings: [...findings, ...emissions.flatMap((emission) => emission.findings)],
  };
}

export function writeFiles(folder: string, files: readonly OutputFile[]): void {
  for (const { path, text } of files) {
    const target = resolveOutputPath(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** How many findings there are of a severity. */
export function countFindings(findings: readonly Finding[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}
