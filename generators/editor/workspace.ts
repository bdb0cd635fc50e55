import type {
  Position,
  PublishDiagnosticsParams,
  TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol';
import { shareFormats } from '../plugin/shared-formats.ts';
import { noSettings, type Settings } from '../config/settings.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { Buffers } from './buffers.ts';
import { CheckedDocument } from './checked-document.ts';
import { DocumentIndex } from '../source/document-index.ts';
import { diagnosticsOf } from './findings.ts';
import { inspect, type Inspected } from './inspected.ts';
import { locate } from './locate.ts';
import { moved } from './moved.ts';
import { Published } from './published.ts';
import { configuredRoots, isDocumentText, rootAt, usualRoots } from './roots.ts';
import { SecondLook, type Look } from './second-look.ts';
import { applyChanges, EditorText, type TextBuffer } from './text-buffer.ts';
import { pathOfUri } from './uri.ts';
import { Views, type FileView } from './views.ts';

/** Milliseconds between a change and its check: changes that come together are checked together. */
const pause = 10;

/** Milliseconds without a change before the second look. */
const calm = 300;

/** Documents that are kept checked at once; the one that was asked for longest ago is forgotten. */
const mostDocuments = 16;

/** What a workspace stands on. */
export interface WorkspaceOptions {
  readonly send: (parameters: PublishDiagnosticsParams) => void;
  /** Takes an internal error of a check. */
  readonly onInternalError: (error: unknown) => void;
}

/** The files and documents of an editor, and what is found in them. */
export class Workspace {
  readonly buffers = new Buffers();
  readonly views = new Views(this.buffers);
  readonly published: Published;
  readonly #secondLook: SecondLook;
  readonly #calm = new Map<string, NodeJS.Timeout>();
  #settings = noSettings;
  readonly #onInternalError: (error: unknown) => void;
  readonly #documents = new Map<string, CheckedDocument>();
  readonly #waiting = new Set<CheckedDocument>();
  /** Files that changed since the last check, which are published also where nothing is found. */
  readonly #changed = new Set<string>();
  #checking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor({ send, onInternalError }: WorkspaceOptions) {
    this.#onInternalError = onInternalError;
    this.#secondLook = new SecondLook(onInternalError);
    this.published = new Published(this.buffers, send);
  }

  /** Takes the place of the configuration before; all documents are checked again. */
  configure(settings: Settings): void {
    this.#settings = settings;
    for (const document of this.#documents.values()) {
      document.configure(rootAt(document.root.path, settings));
      this.#waiting.add(document);
    }
    this.#queue(() => this.#checkWaiting());
  }

  /** Shows what is wrong with the configuration in its file. */
  reportConfiguration(findings: readonly Finding[]): void {
    this.published.report(
      'configuration',
      diagnosticsOf(findings, '', (each) => this.published.uriOf(each)),
    );
  }

  get documents(): readonly CheckedDocument[] {
    return [...this.#documents.values()];
  }

  /** The documents that a file belongs to, as far as they were checked. */
  documentsWith(path: string): readonly CheckedDocument[] {
    const location = locate(path);
    return this.documents.filter((each) => each.concerns(location));
  }

  open(uri: string, version: number, text: string): void {
    const path = pathOfUri(uri);
    if (path === undefined) return;
    this.buffers.set({ uri, path, version, content: new EditorText(text) });
    this.#changed.add(path);
    this.#queue(() => this.#adopt(path, text));
  }

  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void {
    const buffer = this.bufferOf(uri);
    if (buffer === undefined) return;
    const content = applyChanges(buffer.content, changes);
    this.buffers.set({ ...buffer, version, content });
    for (const reporter of this.published.reporters.filter(isSecond)) {
      const report = new Map(this.published.of(reporter));
      const found = report.get(buffer.path);
      if (found === undefined) continue;
      report.set(buffer.path, moved(found, buffer.content.text, content.text));
      this.published.replace(reporter, report);
    }
    this.#noteChange(buffer.path);
  }

  close(uri: string): void {
    const buffer = this.bufferOf(uri);
    if (buffer === undefined) return;
    this.buffers.delete(buffer.path);
    this.#noteChange(buffer.path);
  }

  /** A file was written, made or removed by others. */
  touch(uri: string): void {
    const path = pathOfUri(uri);
    if (path !== undefined) this.#noteChange(path);
  }

  viewOf(uri: string): FileView | undefined {
    const path = pathOfUri(uri);
    return path === undefined ? undefined : this.views.of(locate(path));
  }

  /** What names what in the first document that a file belongs to. */
  async indexOf(uri: string): Promise<DocumentIndex | undefined> {
    await this.#checking;
    const path = pathOfUri(uri);
    return path === undefined ? undefined : this.documentsWith(path)[0]?.index();
  }

  /** What stands at a position of a file; undefined for a file of no document. */
  async inspect(uri: string, position: Position): Promise<Inspected | undefined> {
    const index = await this.indexOf(uri);
    const path = pathOfUri(uri);
    if (index === undefined || path === undefined) return undefined;
    const given = {
      index,
      views: this.views,
      uriOf: (location: string) => this.published.uriOf(location),
    };
    return inspect(given, locate(path), position);
  }

  bufferOf(uri: string): TextBuffer | undefined {
    const path = pathOfUri(uri);
    return path === undefined ? undefined : this.buffers.of(path);
  }

  /** Resolves when all that is known of has been checked. */
  async settled(): Promise<void> {
    await this.#checking;
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const timer of this.#calm.values()) clearTimeout(timer);
    this.#secondLook.end();
  }

  /** Does one thing after the other. What fails is logged, and the rest goes on. */
  #queue(work: () => Promise<void>): void {
    this.#checking = this.#checking.then(work).catch(this.#onInternalError);
  }

  #noteChange(path: string): void {
    this.#changed.add(path);
    for (const document of this.documentsWith(path)) {
      document.forgetIndex();
      this.#waiting.add(document);
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#queue(() => this.#checkWaiting());
    }, pause);
  }

  /** Finds the documents of a file that was opened: itself, those of the configuration, or one in the folders above. */
  async #adopt(path: string, text: string): Promise<void> {
    if (isDocumentText(text)) await this.#add(path);
    else if (this.documentsWith(path).length === 0) {
      const candidates = [...configuredRoots(this.#settings).map((root) => root.path), ...usualRoots(path)];
      for (const candidate of new Set(candidates)) {
        if (this.#documents.has(candidate)) continue;
        const document = await this.#add(candidate);
        if (document.concerns(locate(path))) break;
        this.#forget(candidate);
      }
    }
    await this.#checkWaiting();
  }

  async #add(path: string): Promise<CheckedDocument> {
    const known = this.#documents.get(path);
    const document = known ?? new CheckedDocument(rootAt(path, this.#settings), this.buffers);
    this.#documents.delete(path);
    this.#documents.set(path, document);
    const [oldest] = this.#documents.keys();
    if (oldest !== undefined && this.#documents.size > mostDocuments) this.#forget(oldest);
    await this.#check(document);
    document.index();
    return document;
  }

  #forget(path: string): void {
    this.#documents.delete(path);
    this.published.report(path, new Map());
    this.published.report(second(path), new Map());
  }

  async #checkWaiting(): Promise<void> {
    for (const document of this.#waiting) {
      this.#waiting.delete(document);
      await this.#check(document);
    }
    for (const path of this.#changed) this.published.tell(path);
    this.#changed.clear();
  }

  async #check(document: CheckedDocument): Promise<void> {
    const findings = await document.check();
    const { path } = document.root;
    this.published.report(
      path,
      diagnosticsOf(findings, path, (each) => this.published.uriOf(each)),
    );
    clearTimeout(this.#calm.get(path));
    this.#calm.set(
      path,
      setTimeout(() => this.#lookAgain(document), calm),
    );
  }

  #lookAgain(document: CheckedDocument): void {
    // For the moment at which the text cannot be read.
    document.index();
    const { path, options } = document.root;
    const { root, levels, naming, strict, plugins = [] } = options;
    const formats = shareFormats(plugins);
    const open = this.buffers.all.map(({ path: opened, uri, content }) => ({
      path: opened,
      uri,
      text: content.text,
    }));
    const versions = this.#versions();
    this.#secondLook.ask({ path, options: { root, levels, naming, strict }, formats, open }, (look: Look) => {
      // Of a text that has changed since, the next look tells.
      if (versions === this.#versions()) this.published.report(second(path), new Map(look));
    });
  }

  /** Differs after each change of what is open. */
  #versions(): string {
    return JSON.stringify(this.buffers.all.map(({ uri, version }) => [uri, version]));
  }
}

/** Who reports what the second look at a document finds. */
function second(path: string): string {
  return `${path} again`;
}

function isSecond(reporter: string): boolean {
  return reporter.endsWith(' again');
}
