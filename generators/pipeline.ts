import { dirname, relative, resolve, sep } from 'node:path';
import { refuseFlaws } from './diagnostics/catalog.ts';
import type { Finding } from './diagnostics/finding.ts';
import { withNeeds, type Emitter } from './emit/emitter.ts';
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

/** How a document is read. */
export interface LoadOptions {
  readonly onStage?: StageListener | undefined;
  /** Folder that references may not leave; the folder of the document unless given. */
  readonly root?: string | undefined;
  /** Whether a document is refused for flaws that outputs could go on with. */
  readonly strict?: boolean | undefined;
}

/** Source and model of a document; `model` is absent exactly when a finding is an error. */
export async function loadModel(
  path: string,
  { onStage = () => {}, root, strict = false }: LoadOptions = {},
): Promise<Loaded> {
  onStage(`Reading ${path}`);
  const read = await readDocument(path, root === undefined ? {} : { root });
  const findings = strict ? refuseFlaws(read.findings) : read.findings;
  const { document } = read;
  if (document === undefined || findings.some(({ severity }) => severity === 'error')) return { findings };
  onStage('Building the model');
  const built = buildModel(document);
  return { source: document, model: built.model, findings: [...findings, ...built.findings] };
}

export interface GenerateRequest extends LoadOptions {
  readonly document: string;
  /** The artifacts asked for; what their files import is made as well. */
  readonly emitters: readonly Emitter[];
}

export interface Generated {
  /** Absent exactly when a finding is an error. */
  readonly output?: Output;
  readonly findings: readonly Finding[];
}

/** All stages but the last: from a path to the files of the chosen emitters, in memory. */
export async function generate({
  document,
  emitters: wanted,
  ...options
}: GenerateRequest): Promise<Generated> {
  const emitters = withNeeds(wanted);
  const working = emitters.map((emitter) => ({ emitter, started: emitter.start?.() }));
  try {
    const { model, source, findings } = await loadModel(document, options);
    if (model === undefined || source === undefined) return { findings };
    options.onStage?.(`Generating ${emitters.map(({ name }) => name).join(', ')}`);
    const emissions = await Promise.all(
      working.map(async ({ emitter, started }) => ({
        owner: emitter.name,
        emission: await (started ?? emitter).emit(model),
      })),
    );
    const all = [...findings, ...emissions.flatMap(({ emission }) => emission.findings)];
    if (all.some(({ severity }) => severity === 'error')) return { findings: all };
    const output: Output = {
      title: model.info.title,
      inputs: lockedInputs(document, source),
      files: emissions.flatMap(({ owner, emission }) => emission.files.map((file) => ({ ...file, owner }))),
      owners: new Set(emitters.map(({ name }) => name)),
    };
    return { output, findings: all };
  } finally {
    await Promise.all(working.map(({ started }) => started?.end()));
  }
}

/** Paths relative to the document, so that the lock is the same wherever the checkout lies. */
export function lockedInputs(document: string, { files }: SourceDocument): Output['inputs'] {
  const folder = dirname(resolve(document));
  return files.map(({ path, sha256 }) => ({
    path: relative(folder, resolve(path)).split(sep).join('/'),
    sha256,
  }));
}
