import { noSettings, type Settings } from '../config/settings.ts';
import type { Buffers } from './buffers.ts';
import { CheckedDocument } from './checked-document.ts';
import { diagnosticsOf } from './findings.ts';
import { locate } from './locate.ts';
import type { Published } from './published.ts';
import { configuredRoots, isDocumentText, rootAt, usualRoots } from './roots.ts';
import type { BackgroundDiagnostics } from './background-diagnostics.ts';

/** Milliseconds between a change and its check, so that several changes are checked together. */
const pause = 10;

/** Maximum number of documents that are checked; the least recently used one is dropped. */
const mostDocuments = 16;

export interface DocumentChecksOptions {
  readonly buffers: Buffers;
  readonly published: Published;
  readonly background: BackgroundDiagnostics;
  readonly onInternalError: (error: unknown) => void;
}

/** The documents of an editor, which are checked after each change of one of their files. */
export class DocumentChecks {
  readonly #options: DocumentChecksOptions;
  #settings = noSettings;
  readonly #documents = new Map<string, CheckedDocument>();
  readonly #waiting = new Set<CheckedDocument>();
  /** Files that changed since the last check. Their diagnostics are published even if there are none. */
  readonly #changed = new Set<string>();
  #checking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DocumentChecksOptions) {
    this.#options = options;
  }

  /** Replaces the configuration; all documents are checked again. */
  configure(settings: Settings): void {
    this.#settings = settings;
    for (const document of this.#documents.values()) {
      document.configure(rootAt(document.root.path, settings));
      this.#waiting.add(document);
    }
    this.#queue(() => this.#checkWaiting());
  }

  /** The documents that a file belongs to, among those that were checked. */
  with(path: string): readonly CheckedDocument[] {
    const location = locate(path);
    return [...this.#documents.values()].filter((each) => each.concerns(location));
  }

  /** A file was opened. */
  open(path: string, text: string): void {
    this.#changed.add(path);
    this.#queue(() => this.#findDocument(path, text));
  }

  /** A file has changed. */
  change(path: string): void {
    this.#changed.add(path);
    for (const document of this.with(path)) {
      document.invalidateIndex();
      this.#waiting.add(document);
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#queue(() => this.#checkWaiting());
    }, pause);
  }

  /** Resolves when all changes so far have been checked. */
  async idle(): Promise<void> {
    await this.#checking;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Runs tasks one after another. An error is logged, and the next task runs. */
  #queue(work: () => Promise<void>): void {
    this.#checking = this.#checking.then(work).catch(this.#options.onInternalError);
  }

  /** Finds the document of a file: the file itself, one of the configuration, or one in the folders above. */
  async #findDocument(path: string, text: string): Promise<void> {
    if (isDocumentText(text)) await this.#add(path);
    else if (this.with(path).length === 0) {
      const candidates = [...configuredRoots(this.#settings).map((root) => root.path), ...usualRoots(path)];
      for (const candidate of new Set(candidates)) {
        if (this.#documents.has(candidate)) continue;
        const document = await this.#add(candidate);
        if (document.concerns(locate(path))) break;
        this.#drop(candidate);
      }
    }
    await this.#checkWaiting();
  }

  async #add(path: string): Promise<CheckedDocument> {
    const document =
      this.#documents.get(path) ?? new CheckedDocument(rootAt(path, this.#settings), this.#options.buffers);
    this.#documents.delete(path);
    this.#documents.set(path, document);
    const [oldest] = this.#documents.keys();
    if (oldest !== undefined && this.#documents.size > mostDocuments) this.#drop(oldest);
    await this.#check(document);
    document.index();
    return document;
  }

  #drop(path: string): void {
    this.#documents.delete(path);
    this.#options.published.report(path, new Map());
    this.#options.background.forget(path);
  }

  async #checkWaiting(): Promise<void> {
    for (const document of this.#waiting) {
      this.#waiting.delete(document);
      await this.#check(document);
    }
    for (const path of this.#changed) this.#options.published.publish(path);
    this.#changed.clear();
  }

  async #check(document: CheckedDocument): Promise<void> {
    const { buffers, published, background } = this.#options;
    const findings = await document.check();
    const { path } = document.root;
    published.report(path, diagnosticsOf(findings, path, buffers.uriOf));
    background.schedule(document);
  }
}
