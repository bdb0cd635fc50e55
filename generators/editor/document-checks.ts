import { noSettings, type Settings } from '../config/settings.ts';
import type { Buffers } from './buffers.ts';
import { CheckedDocument } from './checked-document.ts';
import { diagnosticsOf } from './findings.ts';
import { locate } from './locate.ts';
import type { Published } from './published.ts';
import { configuredRoots, isDocumentText, rootAt, usualRoots } from './roots.ts';
import type { BackgroundDiagnostics } from './background-diagnostics.ts';

/** Milliseconds between a change and its check: changes in quick succession are checked together. */
const pause = 10;

/** Maximum number of documents that are kept checked; the least recently used is dropped. */
const mostDocuments = 16;

/** What the checks of documents depend on. */
export interface DocumentChecksOptions {
  readonly buffers: Buffers;
  readonly published: Published;
  readonly secondLooks: BackgroundDiagnostics;
  readonly onInternalError: (error: unknown) => void;
}

/** The documents of an editor, each checked again after a change of one of its files. */
export class DocumentChecks {
  readonly #options: DocumentChecksOptions;
  #settings = noSettings;
  readonly #documents = new Map<string, CheckedDocument>();
  readonly #waiting = new Set<CheckedDocument>();
  /** Files that changed since the last check. They are published even if nothing is found. */
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
    this.#queue(() => this.#adopt(path, text));
  }

  /** A file has changed. */
  change(path: string): void {
    this.#changed.add(path);
    for (const document of this.with(path)) {
      document.forgetIndex();
      this.#waiting.add(document);
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#queue(() => this.#checkWaiting());
    }, pause);
  }

  /** Resolves when all known changes have been checked. */
  async settled(): Promise<void> {
    await this.#checking;
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Runs tasks one after another. An error is logged, and the next task runs. */
  #queue(work: () => Promise<void>): void {
    this.#checking = this.#checking.then(work).catch(this.#options.onInternalError);
  }

  /**
   * Finds the documents of a file that was opened: the file itself, those of the configuration, or one in the folders
   * above.
   */
  async #adopt(path: string, text: string): Promise<void> {
    if (isDocumentText(text)) await this.#add(path);
    else if (this.with(path).length === 0) {
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
    const document = known ?? new CheckedDocument(rootAt(path, this.#settings), this.#options.buffers);
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
    this.#options.published.report(path, new Map());
    this.#options.secondLooks.forget(path);
  }

  async #checkWaiting(): Promise<void> {
    for (const document of this.#waiting) {
      this.#waiting.delete(document);
      await this.#check(document);
    }
    for (const path of this.#changed) this.#options.published.tell(path);
    this.#changed.clear();
  }

  async #check(document: CheckedDocument): Promise<void> {
    const { buffers, published, secondLooks } = this.#options;
    const findings = await document.check();
    const { path } = document.root;
    published.report(path, diagnosticsOf(findings, path, buffers.uriOf));
    secondLooks.schedule(document);
  }
}
