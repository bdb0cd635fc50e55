import { dirname, relative, resolve, sep } from 'node:path';
import type { Finding } from './diagnostics/finding.ts';
import type { Emitter } from './emit/emitter.ts';
import { buildModel, type ModelResult } from './model/build.ts';
import type { Output } from './output/write.ts';
import type { SourceDocument } from './source/document.ts';
import { readDocument } from './source/read.ts';

/** Told at the beginning of each stage, so that a person can be told too. */
export type StageListener = (stage: string) => void;

export interface Loaded extends Partial<ModelResult> {
  readonly findings: readonly Finding[];
  readonly source?: SourceDocument;
}

/** Source and model of a document; `model` is absent exactly when a finding is an error. */
export async function loadModel(path: string, onStage: StageListener = () => {}): Promise<Loaded> {
  onStage(`Reading ${path}`);
  const { document, findings } = await readDocument(path);
  if (document === undefined) return { findings };
  onStage('Building the model');
  const built = buildModel(document);
  return { source: document, model: built.model, findings: [...findings, ...built.findings] };
}

export interface GenerateRequest {
  readonly document: string;
  readonly emitters: readonly Emitter[];
  readonly onStage?: StageListener;
}

export interface Generated {
  /** Absent exactly when a finding is an error. */
  readonly output?: Output;
  readonly findings: readonly Finding[];
}

/** All stages but the last: from a path to the files of the chosen emitters, in memory. */
export async function generate(request: GenerateRequest): Promise<Generated> {
  const started = new Map(request.emitters.map((emitter) => [emitter, emitter.start?.()]));
  try {
    return await generateBy(request, (emitter) => started.get(emitter) ?? emitter);
  } finally {
    await Promise.all([...started.values()].map((emitter) => emitter?.end()));
  }
}

async function generateBy(
  { document, emitters, onStage }: GenerateRequest,
  working: (emitter: Emitter) => Pick<Emitter, 'emit'>,
): Promise<Generated> {
  const { model, source, findings } = await loadModel(document, onStage);
  if (model === undefined || source === undefined) return { findings };
  onStage?.(`Generating ${emitters.map(({ name }) => name).join(', ')}`);
  const emissions = await Promise.all(
    emitters.map(async (emitter) => ({ emitter, emission: await working(emitter).emit(model) })),
  );
  const all = [...findings, ...emissions.flatMap(({ emission }) => emission.findings)];
  if (all.some(({ severity }) => severity === 'error')) return { findings: all };
  const output: Output = {
    inputs: lockedInputs(document, source),
    files: emissions.flatMap(({ emitter, emission }) =>
      emission.files.map((file) => ({ ...file, owner: emitter.name })),
    ),
    owners: new Set(emitters.map(({ name }) => name)),
  };
  return { output, findings: all };
}

/** Paths relative to the document, so that the lock is the same wherever the checkout lies. */
export function lockedInputs(document: string, { files }: SourceDocument): Output['inputs'] {
  const folder = dirname(resolve(document));
  return files.map(({ path, sha256 }) => ({
    path: relative(folder, resolve(path)).split(sep).join('/'),
    sha256,
  }));
}
