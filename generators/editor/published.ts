import type { Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver-protocol';
import type { Buffers } from './buffers.ts';
import type { DiagnosticsByPath } from './findings.ts';
import { uriOfPath } from './uri.ts';

/** What was published of each file; what several documents find in one file is published together. */
export class Published {
  readonly #buffers: Buffers;
  readonly #send: (parameters: PublishDiagnosticsParams) => void;
  /** By what reports them, such as a document, and by the paths of files. */
  readonly #reports = new Map<string, DiagnosticsByPath>();
  readonly #published = new Map<string, string>();

  constructor(buffers: Buffers, send: (parameters: PublishDiagnosticsParams) => void) {
    this.#buffers = buffers;
    this.#send = send;
  }

  uriOf(path: string): string {
    return this.#buffers.of(path)?.uri ?? uriOfPath(path);
  }

  get reporters(): readonly string[] {
    return [...this.#reports.keys()];
  }

  of(reporter: string): DiagnosticsByPath {
    return this.#reports.get(reporter) ?? new Map<string, readonly Diagnostic[]>();
  }

  /** Takes the place of what the same reporter said before. Files of which that differs are published. */
  report(reporter: string, diagnostics: DiagnosticsByPath): void {
    const before = this.of(reporter);
    this.#reports.set(reporter, diagnostics);
    for (const path of new Set([...before.keys(), ...diagnostics.keys()])) this.tell(path);
  }

  /** The same, published later, together with what else changes. */
  replace(reporter: string, diagnostics: DiagnosticsByPath): void {
    this.#reports.set(reporter, diagnostics);
  }

  /** Tells the editor what is found in a file, where it does not know that yet for the version that it has. */
  tell(path: string): void {
    const all = [...this.#reports.values()].flatMap((report) => report.get(path) ?? []);
    const diagnostics = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
    const version = this.#buffers.of(path)?.version;
    const text = JSON.stringify([version, diagnostics]);
    if (this.#published.get(path) === text) return;
    this.#published.set(path, text);
    this.#send({
      uri: this.uriOf(path),
      diagnostics,
      ...(version === undefined ? {} : { version }),
    });
  }
}
