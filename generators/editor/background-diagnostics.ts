import { shareFormats } from '../plugin/shared-formats.ts';
import type { Buffers } from './buffers.ts';
import type { CheckedDocument } from './checked-document.ts';
import { moved } from './moved.ts';
import type { Published } from './published.ts';
import { DiagnosticsThread, type FileDiagnostics } from './diagnostics-thread.ts';
import type { TextBuffer } from './text-buffer.ts';

/** Milliseconds without a change before the second look. */
const calm = 300;

/** Runs checks that take too long to run after each keystroke, once the text has not changed for a moment. */
export class BackgroundDiagnostics {
  readonly #buffers: Buffers;
  readonly #published: Published;
  readonly #look: DiagnosticsThread;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(buffers: Buffers, published: Published, onInternalError: (error: unknown) => void) {
    this.#buffers = buffers;
    this.#published = published;
    this.#look = new DiagnosticsThread(onInternalError);
  }

  /** Checks a document once it is calm. This replaces a look that is waiting. */
  schedule(document: CheckedDocument): void {
    const { path } = document.root;
    clearTimeout(this.#timers.get(path));
    this.#timers.set(
      path,
      setTimeout(() => this.#start(document), calm),
    );
  }

  /** Moves diagnostics along with the text of a file, until the next look. */
  follow(before: TextBuffer, after: TextBuffer): void {
    for (const reporter of this.#published.reporters.filter(isSecond)) {
      const report = new Map(this.#published.of(reporter));
      const found = report.get(before.path);
      if (found === undefined) continue;
      report.set(before.path, moved(found, before.content.text, after.content.text));
      this.#published.replace(reporter, report);
    }
  }

  /** Removes the diagnostics of a document. */
  forget(path: string): void {
    this.#published.report(second(path), new Map());
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#look.end();
  }

  #start(document: CheckedDocument): void {
    // Builds the index now, for the time when the text cannot be read.
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
    this.#look.request(
      { path, options: { root, levels, naming, oneOf, strict }, formats, open },
      (look: FileDiagnostics) => {
        // If the text has changed since, that change has started another look.
        if (versions === this.#versions()) this.#published.report(second(path), new Map(look));
      },
    );
  }

  /** Differs after each change of an open file. */
  #versions(): string {
    return JSON.stringify(this.#buffers.all.map(({ uri, version }) => [uri, version]));
  }
}

/** The reporter of the second look at a document. */
function second(path: string): string {
  return `${path} again`;
}

function isSecond(reporter: string): boolean {
  return reporter.endsWith(' again');
}
