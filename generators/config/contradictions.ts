import { resolve } from 'node:path';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { placeIn } from './check.ts';
import type { PlacedConfig } from './placed.ts';

/** Documents that are listed twice, or that are written to the same folder. */
export function contradictions({ config, folder, file }: PlacedConfig): readonly Finding[] {
  if (file === undefined) return [];
  const complaint = (reason: string, path: readonly (string | number)[]): Finding =>
    finding('config/documents', { reason }, placeIn(file, path));
  if (config.document !== undefined && config.documents !== undefined)
    return [complaint('"document" and "documents" cannot stand side by side.', ['document'])];
  const documents = config.documents ?? [];
  const paths = documents.map(({ document }) => resolve(folder, document));
  const outs = documents.map(({ out }) => resolve(folder, out ?? config.out ?? 'generated'));
  return documents.flatMap(({ document, out = config.out ?? 'generated' }, index) => [
    ...(paths.indexOf(paths[index] ?? '') === index
      ? []
      : [complaint(`${JSON.stringify(document)} stands there twice.`, ['documents', index, 'document'])]),
    ...(outs.indexOf(outs[index] ?? '') === index
      ? []
      : [complaint(`Two documents are written to ${JSON.stringify(out)}.`, ['documents', index, 'out'])]),
  ]);
}
