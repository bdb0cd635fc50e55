import { relative } from 'node:path';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import type { Compared } from '../diff/compare/comparison.ts';
import type { ContractChange } from '../diff/contract.ts';
import { diffModels } from '../diff/diff.ts';
import { checkOut, commitOf } from '../diff/revision.ts';
import { loadModel, type LoadOptions } from '../pipeline.ts';
import type { DiagnosticsByPath } from './findings.ts';
import { TokenRanges } from './token.ts';

/** Time limit for proofs and witnesses, in seconds. Changes that are undecided then are not shown. */
const maxTime = 3;

/** The revision that documents are compared with. */
const revision = 'HEAD';

/** Finds the breaking changes of documents since the last commit. The documents of the commit are cached. */
export class BreakingChanges {
  readonly #cache = new Map<string, { readonly commit: string; readonly compared: Compared | undefined }>();

  /** The breaking changes of a document, by the paths of files; none if the commit does not contain the document. */
  async of(path: string, after: Compared, options: LoadOptions): Promise<DiagnosticsByPath> {
    const before = await this.#committed(path, options);
    if (before === undefined) return new Map();
    const { changes } = diffModels(before, after, { maxTime });
    const found = Map.groupBy(
      changes.filter(({ verdict }) => verdict.kind === 'breaks'),
      (change) => change.after?.file.path ?? path,
    );
    const ranges = new TokenRanges();
    return new Map([...found].map(([file, list]) => [file, list.map((each) => diagnosticOf(each, ranges))]));
  }

  async #committed(path: string, options: LoadOptions): Promise<Compared | undefined> {
    const commit = commitOf(revision);
    if (commit === undefined) return undefined;
    const cached = this.#cache.get(path);
    if (cached?.commit === commit) return cached.compared;
    const checkedOut = checkOut(revision, relative(process.cwd(), path));
    if ('code' in checkedOut) return undefined;
    try {
      const { model, source } = await loadModel(checkedOut.path, {
        ...options,
        strict: false,
        lint: false,
        root: checkedOut.folder,
      });
      const compared = model && source && { model, places: source.places };
      this.#cache.set(path, { commit, compared });
      return compared;
    } finally {
      checkedOut.remove();
    }
  }
}

function diagnosticOf({ code, message, where, after }: ContractChange, ranges: TokenRanges): Diagnostic {
  const start = { line: 0, character: 0 };
  return {
    range: after === undefined ? { start, end: start } : ranges.of(after),
    severity: 2,
    code,
    source: 'forgespec diff',
    message: `${message}\n${where}, compared with the last commit.`,
  };
}
