import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { ApiModel } from '../model/model.ts';
import { applyChanges, recover } from '../output/transaction.ts';
import { failure } from '../output/write.ts';
import { readFolder, type FolderRequest } from './folder.ts';
import type { LedgerEntry } from './ledger.ts';
import { reconcile } from './reconcile.ts';
import { servedOperations } from './served-operation.ts';

/** The folder of handlers to update. */
export interface ScaffoldRequest extends FolderRequest {
  /** Assume that a run which seems to be writing to the folder has ended, and undo its changes. */
  readonly takesOver?: boolean;
}

/** The result of scaffolding. */
export interface ScaffoldReport {
  readonly ledger: readonly LedgerEntry[];
  /** Files of the folder that were written; all others are unchanged. */
  readonly written: readonly string[];
  readonly findings: readonly Finding[];
}

/** Reconciles a folder of handlers with a model. Writes all files that change, or none. */
export function scaffold(model: ApiModel, request: ScaffoldRequest): ScaffoldReport {
  const root = resolve(request.path);
  try {
    recover(root, { takesOver: request.takesOver === true });
    const folder = readFolder(request);
    const { changes, ledger, findings } = reconcile(folder, servedOperations(model));
    applyChanges(
      root,
      changes.map(({ path, text: content }) => ({ path, content, existed: existsSync(join(root, path)) })),
    );
    return {
      ledger,
      written: changes.map(({ path }) => path).toSorted(),
      findings: [...folder.findings, ...findings, ...missingServer(request)],
    };
  } catch (error) {
    return { ledger: [], written: [], findings: [failure(request.path, error)] };
  }
}

function missingServer({ generated }: FolderRequest): readonly Finding[] {
  const path = join(generated, 'server', 'index.js');
  return existsSync(path) ? [] : [finding('reconcile/missing-server', { path })];
}
