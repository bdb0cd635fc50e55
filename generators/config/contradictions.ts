import { resolve } from 'node:path';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { placeIn } from './check.ts';
import type { Config, DocumentConfig } from './config.ts';
import type { PlacedConfig } from './placed.ts';

/** Reports documents that are listed twice, that have the same output folder, or that have no runtime. */
export function contradictions({ config, folder, file }: PlacedConfig): readonly Finding[] {
  if (file === undefined) return [];
  const reported = (reason: string, path: readonly (string | number)[]): Finding =>
    finding('config/conflicting-documents', { reason }, placeIn(file, path));
  if (config.document !== undefined && config.documents !== undefined)
    return [reported('"document" and "documents" cannot stand side by side.', ['document'])];
  const documents = config.documents ?? [];
  const paths = documents.map(({ document }) => resolve(folder, document));
  const outs = documents.map(({ out }) => resolve(folder, out ?? config.out ?? 'generated'));
  return documents.flatMap(({ document, out = config.out ?? 'generated', runtime }, index) => [
    ...(paths.indexOf(paths[index] ?? '') === index
      ? []
      : [reported(`${JSON.stringify(document)} stands there twice.`, ['documents', index, 'document'])]),
    ...(outs.indexOf(outs[index] ?? '') === index
      ? []
      : [reported(`Two documents are written to ${JSON.stringify(out)}.`, ['documents', index, 'out'])]),
    ...withoutRuntime(documents[index], documents[outs.indexOf(resolve(folder, runtime ?? ''))], config).map(
      (reason) => reported(reason, ['documents', index, 'runtime']),
    ),
  ]);
}

/** Why a document cannot use the runtime of another one. */
function withoutRuntime(
  user: DocumentConfig | undefined,
  owner: DocumentConfig | undefined,
  config: Config,
): readonly string[] {
  if (user?.runtime === undefined) return [];
  const folder = JSON.stringify(user.runtime);
  if (owner === undefined) return [`No document is written to ${folder}, so it has no runtime.`];
  if (owner.runtime !== undefined) return [`The output in ${folder} has no runtime of its own.`];
  const available = owner.emitters ?? config.emitters;
  if (available === undefined) return [];
  const wanted = user.emitters ?? config.emitters;
  const missing = wanted?.filter((name) => !available.includes(name)) ?? ['all of them'];
  if (missing.length === 0) return [];
  return [
    `The output in ${folder} lacks the runtime of emitters that this document has: ${missing.join(', ')}.`,
  ];
}
