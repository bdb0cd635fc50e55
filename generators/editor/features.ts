import { setImmediate } from 'node:timers/promises';
import {
  ErrorCodes,
  ResponseError,
  type CancellationToken,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import type {
  CodeActionParams,
  CompletionParams,
  DocumentSymbolParams,
  FoldingRangeParams,
  ReferenceParams,
  RenameParams,
  ServerCapabilities,
  TextDocumentPositionParams,
} from 'vscode-languageserver-protocol';
import { actionsFor } from './actions.ts';
import { completionsAt } from './completion.ts';
import { definitionAt, referencesAt } from './definition.ts';
import { foldsOf } from './folding.ts';
import { hoverAt } from './hover.ts';
import type { Inspected } from './inspected.ts';
import { RequestRefused } from './refused.ts';
import { prepareRename, renameAt } from './rename.ts';
import { symbolsOf } from './symbols.ts';
import type { FileView } from './views.ts';
import type { Workspace } from './workspace.ts';

/** The requests that the server supports. */
export const featureCapabilities: ServerCapabilities = {
  definitionProvider: true,
  referencesProvider: true,
  hoverProvider: true,
  completionProvider: { triggerCharacters: [':', ' ', '"', "'", '/', '#', '-'] },
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
};

/** Errors of LSP 3.18 that JSON-RPC does not have. */
const requestFailed = -32803;
const requestCancelled = -32800;

/** Responds to the requests of an editor. A failed request gets an error as its response, and the server continues. */
export function registerFeatures(
  connection: MessageConnection,
  workspaceOf: () => Workspace | undefined,
): void {
  /** Lets a cancellation that is already on its way arrive before the work starts. */
  function respond<Given>(method: string, work: (workspace: Workspace, given: Given) => unknown): void {
    connection.onRequest(method, async (given: Given, token: CancellationToken): Promise<unknown> => {
      const workspace = workspaceOf();
      if (workspace === undefined)
        return new ResponseError(ErrorCodes.ServerNotInitialized, 'The first request is initialize.');
      await setImmediate();
      if (token.isCancellationRequested)
        return new ResponseError(requestCancelled, 'The request was cancelled.');
      try {
        return await work(workspace, given);
      } catch (error) {
        if (error instanceof RequestRefused) return new ResponseError(requestFailed, error.message);
        throw error;
      }
    });
  }

  respond('textDocument/definition', (workspace, given: TextDocumentPositionParams) =>
    inspected(workspace, given, definitionAt),
  );
  respond('textDocument/references', (workspace, given: ReferenceParams) =>
    inspected(workspace, given, (found) => referencesAt(found, given.context.includeDeclaration)),
  );
  respond('textDocument/hover', (workspace, given: TextDocumentPositionParams) =>
    inspected(workspace, given, hoverAt),
  );
  respond('textDocument/prepareRename', (workspace, given: TextDocumentPositionParams) =>
    inspected(workspace, given, prepareRename),
  );
  respond('textDocument/rename', (workspace, given: RenameParams) =>
    inspected(workspace, given, (found) => renameAt(found, given.newName)),
  );
  respond(
    'textDocument/completion',
    async (workspace, { textDocument: { uri }, position }: CompletionParams) => {
      const [index, view] = [await workspace.indexOf(uri), workspace.viewOf(uri)];
      return index === undefined || view === undefined ? null : completionsAt(index, view, position);
    },
  );
  respond('textDocument/documentSymbol', (workspace, given: DocumentSymbolParams) =>
    viewed(workspace, given, symbolsOf),
  );
  respond('textDocument/foldingRange', (workspace, given: FoldingRangeParams) =>
    viewed(workspace, given, foldsOf),
  );
  respond('textDocument/codeAction', (workspace, given: CodeActionParams) =>
    viewed(workspace, given, (view) => actionsFor(given.context.diagnostics, view, given.textDocument.uri)),
  );
}

/** Calls `work` for a file; null for one that is on no disk. */
function viewed<Result>(
  workspace: Workspace,
  { textDocument: { uri } }: Pick<CodeActionParams, 'textDocument'>,
  work: (view: FileView) => Result,
): Result | null {
  const view = workspace.viewOf(uri);
  return view === undefined ? null : work(view);
}

/** Calls `work` for the thing at a position; null for a file that belongs to no document. */
async function inspected<Result>(
  workspace: Workspace,
  { textDocument: { uri }, position }: TextDocumentPositionParams,
  work: (inspected: Inspected) => Result,
): Promise<Result | null> {
  const found = await workspace.inspect(uri, position);
  return found === undefined ? null : work(found);
}
