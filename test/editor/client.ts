import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  SetTraceNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type Location,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Registration,
  type TextDocumentContentChangeEvent,
  type TextDocumentPositionParams,
} from 'vscode-languageserver-protocol/node';
import { WorkFolder } from '../cli/process.ts';

const main = fileURLToPath(new URL('../../generators/cli/main.ts', import.meta.url));

/** An editor over a folder: a process of `forgespec lsp`, and the client side of Microsoft's protocol library. */
export class Editor {
  readonly folder: WorkFolder;
  readonly connection: ProtocolConnection;
  readonly stderr: string[] = [];
  readonly #child;
  readonly #told: PublishDiagnosticsParams[] = [];
  readonly #versions = new Map<string, number>();
  #wake: () => void = () => {};

  constructor(files: Readonly<Record<string, string>>) {
    this.folder = new WorkFolder(files);
    this.#child = spawn(process.execPath, [main, 'lsp', '--stdio'], {
      cwd: this.folder.path,
    });
    this.#child.stderr.on('data', (chunk: Buffer) => this.stderr.push(chunk.toString()));
    this.connection = createProtocolConnection(
      new StreamMessageReader(this.#child.stdout),
      new StreamMessageWriter(this.#child.stdin),
    );
    this.connection.onNotification(PublishDiagnosticsNotification.type, (told) => {
      this.#told.push(told);
      this.#wake();
    });
    this.connection.listen();
    onTestFinished(() => {
      this.#child.kill();
    });
  }

  static async start(files: Readonly<Record<string, string>>): Promise<Editor> {
    const editor = new Editor(files);
    await editor.initialize();
    return editor;
  }

  /** What the server asks to be told of, when it first asks. */
  registrations(): Promise<readonly Registration[]> {
    const { promise, resolve } = Promise.withResolvers<readonly Registration[]>();
    this.connection.onRequest(RegistrationRequest.type, ({ registrations }) => resolve(registrations));
    return promise;
  }

  async initialize(capabilities: ClientCapabilities = {}): Promise<void> {
    await this.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: pathToFileURL(this.folder.path).href,
      capabilities,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
  }

  /** Sends what `work` sends while the server stands still, so that it finds all of it when it goes on; some dozens of messages fit. */
  async whileStopped<Result>(work: () => Result): Promise<Result> {
    this.#child.kill('SIGSTOP');
    try {
      const result = work();
      // Messages are written in order: with this one, all before it are.
      await this.connection.sendNotification(SetTraceNotification.type, { value: 'off' });
      return result;
    } finally {
      this.#child.kill('SIGCONT');
    }
  }

  uri(path: string): string {
    return pathToFileURL(`${this.folder.path}/${path}`).href;
  }

  async open(path: string, text = this.folder.read(path)): Promise<void> {
    this.#versions.set(path, 1);
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: {
        uri: this.uri(path),
        languageId: 'yaml',
        version: 1,
        text,
      },
    });
  }

  /** Types into an open file; gives its new version. */
  async change(path: string, ...changes: TextDocumentContentChangeEvent[]): Promise<number> {
    const version = (this.#versions.get(path) ?? 0) + 1;
    this.#versions.set(path, version);
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri(path), version },
      contentChanges: changes,
    });
    return version;
  }

  /** Waits until the server says of a file what `test` looks for. */
  async told(
    path: string,
    test: (told: PublishDiagnosticsParams) => boolean = () => true,
  ): Promise<PublishDiagnosticsParams> {
    for (;;) {
      const found = this.#told.findLast((each) => each.uri === this.uri(path) && test(each));
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** What is found in a file at a version, or now: `code line:column-column`, counted from zero. */
  async findings(path: string, version = this.#versions.get(path)): Promise<readonly string[]> {
    const { diagnostics } = await this.told(
      path,
      (told) => version === undefined || told.version === version,
    );
    return diagnostics.map(({ code, range: { start, end } }) => {
      return `${code} ${start.line}:${start.character}-${end.character}`;
    });
  }

  /** Where a text stands in a file: a position inside of its first occurrence. */
  at(path: string, text: string, file = this.folder.read(path)): TextDocumentPositionParams {
    const before = file.slice(0, file.indexOf(text) + Math.floor(text.length / 2)).split('\n');
    const position = {
      line: before.length - 1,
      character: before.at(-1)?.length ?? 0,
    };
    return { textDocument: { uri: this.uri(path) }, position };
  }

  /** A place as `path line:column`, counted from zero. */
  shown({ uri, range: { start } }: Location): string {
    return `${uri.slice(this.uri('').length)} ${start.line}:${start.character}`;
  }

  /** Ends the server as an editor does; gives the exit code of its process. */
  async end(): Promise<number | null> {
    const closed = once(this.#child, 'close') as Promise<[number | null]>;
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    const [code] = await closed;
    return code;
  }
}
