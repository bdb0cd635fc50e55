import type {
  Position,
  PublishDiagnosticsParams,
  TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol';
import type { Settings } from '../config/settings.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { DocumentIndex } from '../source/document/document-index.ts';
import { Buffers } from './buffers.ts';
import { DocumentChecks } from './document-checks.ts';
import { diagnosticsOf } from './findings.ts';
import { inspect, type Inspected } from './inspected.ts';
import { locate } from './locate.ts';
import { Published } from './published.ts';
import { BackgroundDiagnostics } from './background-diagnostics.ts';
import { applyChanges, EditorText, type TextBuffer } from './text-buffer.ts';
import { pathOfUri } from './uri.ts';
import { Views, type FileView } from './views.ts';

export interface WorkspaceOptions {
  readonly send: (parameters: PublishDiagnosticsParams) => void;
  readonly onInternalError: (error: unknown) => void;
}

/** The files of an editor by their URIs, and the documents that they belong to. */
export class Workspace {
  readonly #buffers = new Buffers();
  readonly #views = new Views(this.#buffers);
  readonly #published: Published;
  readonly #background: BackgroundDiagnostics;
  readonly #checks: DocumentChecks;

  constructor({ send, onInternalError }: WorkspaceOptions) {
    const buffers = this.#buffers;
    const published = new Published(buffers, send);
    const background = new BackgroundDiagnostics(buffers, published, onInternalError);
    this.#published = published;
    this.#background = background;
    this.#checks = new DocumentChecks({ buffers, published, background, onInternalError });
  }

  /** Replaces the configuration; all documents are checked again. */
  configure(settings: Settings): void {
    this.#checks.configure(settings);
  }

  /** Shows the findings about the configuration in its file. */
  reportConfiguration(findings: readonly Finding[]): void {
    this.#published.report('configuration', diagnosticsOf(findings, '', this.#buffers.uriOf));
  }

  open(uri: string, version: number, text: string): void {
    const path = pathOfUri(uri);
    if (path === undefined) return;
    this.#buffers.set({ uri, path, version, content: new EditorText(text) });
    this.#checks.open(path, text);
  }

  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void {
    const before = this.bufferOf(uri);
    if (before === undefined) return;
    const after = { ...before, version, content: applyChanges(before.content, changes) };
    this.#buffers.set(after);
    this.#background.move(before, after);
    this.#checks.change(before.path);
  }

  close(uri: string): void {
    const buffer = this.bufferOf(uri);
    if (buffer === undefined) return;
    this.#buffers.delete(buffer.path);
    this.#checks.change(buffer.path);
  }

  /** A file on the disk was written, created or removed. */
  touch(uri: string): void {
    const path = pathOfUri(uri);
    if (path !== undefined) this.#checks.change(path);
  }

  bufferOf(uri: string): TextBuffer | undefined {
    const path = pathOfUri(uri);
    return path === undefined ? undefined : this.#buffers.of(path);
  }

  viewOf(uri: string): FileView | undefined {
    const path = pathOfUri(uri);
    return path === undefined ? undefined : this.#views.of(locate(path));
  }

  /** The index of the first document that a file belongs to. */
  async indexOf(uri: string): Promise<DocumentIndex | undefined> {
    await this.#checks.idle();
    const path = pathOfUri(uri);
    return path === undefined ? undefined : this.#checks.with(path)[0]?.index();
  }

  /** The value at a position of a file; undefined for a file that belongs to no document. */
  async inspect(uri: string, position: Position): Promise<Inspected | undefined> {
    const index = await this.indexOf(uri);
    const path = pathOfUri(uri);
    if (index === undefined || path === undefined) return undefined;
    return inspect({ index, views: this.#views, uriOf: this.#buffers.uriOf }, locate(path), position);
  }

  end(): void {
    this.#checks.end();
    this.#background.end();
  }
}
