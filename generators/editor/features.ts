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
import { RequestRefused } from './request-refused.ts';
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

/** Responds to the requests of an editor. The response to a failed request is an error. */
export function registerFeatures(
  connection: MessageConnection,
  workspaceOf: () => Workspace | undefined,
): void {
  function respond<Given>(method: string, work: (workspace: Workspace, given: Given) => unknown): void {
    connection.onRequest(method, async (given: Given, token: CancellationToken): Promise<unknown> => {
      const workspace = workspaceOf();
      if (workspace === undefined)
        return new ResponseError(ErrorCodes.ServerNotInitialized, 'The first request is initialize.');
      // A cancellation may have been sent already.
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

  respond('textDocument/definition', inspected(definitionAt));
  respond(
    'textDocument/references',
    inspected((found, { context }: ReferenceParams) => referencesAt(found, context.includeDeclaration)),
  );
  respond('textDocument/hover', inspected(hoverAt));
  respond('textDocument/prepareRename', inspected(prepareRename));
  respond(
    'textDocument/rename',
    inspected((found, { newName }: RenameParams) => renameAt(found, newName)),
  );
  respond(
    'textDocument/completion',
    async (workspace, { textDocument: { uri }, position }: CompletionParams) => {
      const [index, view] = [await workspace.indexOf(uri), workspace.viewOf(uri)];
      return index === undefined || view === undefined ? null : completionsAt(index, view, position);
    },
  );
  respond('textDocument/documentSymbol', viewed(symbolsOf));
  respond('textDocument/foldingRange', viewed(foldsOf));
  respond(
    'textDocument/codeAction',
    viewed((view, { context, textDocument }: CodeActionParams) =>
      actionsFor(context.diagnostics, view, textDocument.uri),
    ),
  );
}

/** Responds by the file of a request; null for a file that is not on a disk. */
function viewed<Given extends Pick<CodeActionParams, 'textDocument'>>(
  work: (view: FileView, given: Given) => unknown,
) {
  return (workspace: Workspace, given: Given): unknown => {
    const view = workspace.viewOf(given.textDocument.uri);
    return view === undefined ? null : work(view, given);
  };
}

/** Responds by the position of a request; null for a file that belongs to no document. */
function inspected<Given extends TextDocumentPositionParams>(
  work: (inspected: Inspected, given: Given) => unknown,
) {
  return async (workspace: Workspace, given: Given): Promise<unknown> => {
    const found = await workspace.inspect(given.textDocument.uri, given.position);
    return found === undefined ? null : work(found, given);
  };
}
