import { shareFormats } from '../plugin/shared-formats.ts';
import type { Buffers } from './buffers.ts';
import type { CheckedDocument } from './checked-document.ts';
import { movedDiagnostics } from './moved-diagnostics.ts';
import type { Published } from './published.ts';
import { DiagnosticsThread, type FileDiagnostics } from './diagnostics-thread.ts';
import type { TextBuffer } from './text-buffer.ts';

/** Milliseconds without a change before documents are checked. */
const quietTime = 300;

/** Runs checks that take too long for each keystroke, when the text has not changed for a moment. */
export class BackgroundDiagnostics {
  readonly #buffers: Buffers;
  readonly #published: Published;
  readonly #thread: DiagnosticsThread;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(buffers: Buffers, published: Published, onInternalError: (error: unknown) => void) {
    this.#buffers = buffers;
    this.#published = published;
    this.#thread = new DiagnosticsThread(onInternalError);
  }

  /** Checks a document after the quiet time, which begins again with each call. */
  schedule(document: CheckedDocument): void {
    const { path } = document.root;
    clearTimeout(this.#timers.get(path));
    this.#timers.set(
      path,
      setTimeout(() => this.#start(document), quietTime),
    );
  }

  /** Moves diagnostics with the text of a file, until the next check. */
  move(before: TextBuffer, after: TextBuffer): void {
    for (const reporter of this.#published.reporters.filter(isInBackground)) {
      const report = new Map(this.#published.of(reporter));
      const found = report.get(before.path);
      if (found === undefined) continue;
      report.set(before.path, movedDiagnostics(found, before.content.text, after.content.text));
      this.#published.replace(reporter, report);
    }
  }

  /** Removes the diagnostics of a document. */
  forget(path: string): void {
    this.#published.report(reporterOf(path), new Map());
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#thread.end();
  }

  #start(document: CheckedDocument): void {
    // Builds the index, which is used while a text has syntax errors.
    document.index();
    const { path, options } = document.root;
    const { root, levels, naming, oneOf, strict, plugins = [] } = options;
    const formats = shareFormats(plugins);
    const open = this.#buffers.all.map(({ path: opened, uri, content }) => ({
      path: opened,
      uri,
      text: content.text,
    }));
    const versions = this.#versions();
    this.#thread.request(
      { path, options: { root, levels, naming, oneOf, strict }, formats, open },
      (diagnostics: FileDiagnostics) => {
        // A change since then has scheduled another check.
        if (versions === this.#versions()) this.#published.report(reporterOf(path), new Map(diagnostics));
      },
    );
  }

  /** A text that differs after each change of an open file. */
  #versions(): string {
    return JSON.stringify(this.#buffers.all.map(({ uri, version }) => [uri, version]));
  }
}

/** The reporter of the background checks of a document. */
function reporterOf(path: string): string {
  return `${path} in background`;
}

function isInBackground(reporter: string): boolean {
  return reporter.endsWith(' in background');
}
