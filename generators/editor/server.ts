import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-jsonrpc/node';
import type {
  DidChangeTextDocumentParams,
  DidChangeWatchedFilesParams,
  DidCloseTextDocumentParams,
  DidOpenTextDocumentParams,
  DidSaveTextDocumentParams,
  InitializeParams,
  InitializeResult,
} from 'vscode-languageserver-protocol';
import { isConfigPath } from '../config/find.ts';
import type { Settings } from '../config/settings.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { visible } from '../diagnostics/visible.ts';
import { featureCapabilities, registerFeatures } from './features.ts';
import { pathOfUri } from './uri.ts';
import { watchedFiles } from './watched-files.ts';
import { Workspace } from './workspace.ts';

export interface ServerOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** The version of the toolkit. */
  readonly version: string;
  /** Reads the configuration of the folder of the editor. Errors that it throws are shown to the user. */
  readSettings(folder: string | undefined): Promise<Settings | { readonly findings: readonly Finding[] }>;
}

/**
 * Speaks the Language Server Protocol 3.18 until the editor ends it.
 * @returns whether the editor sent `shutdown` before the end
 */
export async function serveEditor(options: ServerOptions): Promise<boolean> {
  const connection = createMessageConnection(
    new StreamMessageReader(options.input),
    new StreamMessageWriter(options.output),
    // Standard output is reserved for the protocol.
    { error: log, warn: log, info: log, log },
    // Requests that are cancelled while others are processed are refused.
    { connectionStrategy: { cancelUndispatched: (message, refuse) => refuse?.(message) } },
  );
  const session = new Session(connection, options);
  const ended = session.ended();
  connection.listen();
  return ended;
}

/** One editor, from `initialize` to `exit`. */
class Session {
  readonly #connection: MessageConnection;
  readonly #options: ServerOptions;
  #workspace: Workspace | undefined;
  #folder: string | undefined;
  #isShutDown = false;

  constructor(connection: MessageConnection, options: ServerOptions) {
    this.#connection = connection;
    this.#options = options;
    connection.onRequest('initialize', (given: InitializeParams) => this.#initialize(given));
    registerFeatures(connection, () => this.#workspace);
    connection.onRequest('shutdown', () => {
      this.#isShutDown = true;
      this.#workspace?.end();
      return null;
    });
    connection.onNotification('textDocument/didOpen', ({ textDocument }: DidOpenTextDocumentParams) => {
      const { uri, version, text } = textDocument;
      this.#workspace?.open(uri, version, text);
    });
    connection.onNotification('textDocument/didChange', (given: DidChangeTextDocumentParams) => {
      const { uri, version } = given.textDocument;
      this.#workspace?.change(uri, version, given.contentChanges);
    });
    connection.onNotification('textDocument/didSave', ({ textDocument }: DidSaveTextDocumentParams) => {
      this.#touch(textDocument.uri);
    });
    connection.onNotification('textDocument/didClose', ({ textDocument }: DidCloseTextDocumentParams) => {
      this.#workspace?.close(textDocument.uri);
    });
    connection.onNotification('workspace/didChangeWatchedFiles', (given: DidChangeWatchedFilesParams) => {
      for (const { uri } of given.changes) this.#touch(uri);
    });
  }

  /** Resolves when the editor sends `exit` or closes its end. */
  ended(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const end = (): void => {
      this.#workspace?.end();
      this.#connection.dispose();
      resolve(this.#isShutDown);
    };
    this.#connection.onNotification('exit', end);
    this.#connection.onClose(end);
    return promise;
  }

  async #initialize({
    workspaceFolders,
    rootUri,
    capabilities,
  }: InitializeParams): Promise<InitializeResult> {
    this.#folder = pathOfUri(workspaceFolders?.[0]?.uri ?? rootUri ?? '');
    this.#workspace = new Workspace({
      send: (parameters) => {
        void this.#connection
          .sendNotification('textDocument/publishDiagnostics', parameters)
          .catch(logInternalError);
      },
      onInternalError: logInternalError,
    });
    if (capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true)
      this.#connection.onNotification('initialized', () => {
        void this.#connection.sendRequest('client/registerCapability', watchedFiles).catch(logInternalError);
      });
    await this.#configure();
    return {
      serverInfo: { name: 'forgespec', version: this.#options.version },
      capabilities: {
        ...featureCapabilities,
        positionEncoding: 'utf-16',
        textDocumentSync: { openClose: true, change: 2, save: true },
      },
    };
  }

  /** A file on the disk has changed. */
  #touch(uri: string): void {
    this.#workspace?.touch(uri);
    const path = pathOfUri(uri);
    if (path !== undefined && isConfigPath(path)) void this.#configure();
  }

  /** Reads the configuration. If it is invalid, its findings are shown, and the previous one stays in effect. */
  async #configure(): Promise<void> {
    try {
      const read = await this.#options.readSettings(this.#folder);
      const findings = 'findings' in read ? read.findings : [];
      this.#workspace?.reportConfiguration(findings.filter(({ at }) => at !== undefined));
      if (!('findings' in read)) this.#workspace?.configure(read);
      for (const { at, message } of findings) if (at === undefined) this.#show(message);
    } catch (error) {
      this.#show(error instanceof Error ? error.message : String(error));
    }
  }

  /** Shows an error that belongs to no file. */
  #show(message: string): void {
    void this.#connection
      .sendNotification('window/showMessage', { type: 1, message })
      .catch(logInternalError);
  }
}

function log(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** Logs an internal error with its stack. */
function logInternalError(error: unknown): void {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  for (const line of trace.split('\n')) log(visible(line));
}
