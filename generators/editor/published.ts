import type { Diagnostic, PublishDiagnosticsParams } from 'vscode-languageserver-protocol';
import type { Buffers } from './buffers.ts';
import type { DiagnosticsByPath } from './findings.ts';

/** The published diagnostics of files. Those of several documents in one file are published together. */
export class Published {
  readonly #buffers: Buffers;
  readonly #send: (parameters: PublishDiagnosticsParams) => void;
  /** By reporter, such as a document, and by the paths of files. */
  readonly #reports = new Map<string, DiagnosticsByPath>();
  readonly #published = new Map<string, string>();

  constructor(buffers: Buffers, send: (parameters: PublishDiagnosticsParams) => void) {
    this.#buffers = buffers;
    this.#send = send;
  }

  get reporters(): readonly string[] {
    return [...this.#reports.keys()];
  }

  of(reporter: string): DiagnosticsByPath {
    return this.#reports.get(reporter) ?? new Map<string, readonly Diagnostic[]>();
  }

  /** Replaces the diagnostics of a reporter. Files whose diagnostics differ are published. */
  report(reporter: string, diagnostics: DiagnosticsByPath): void {
    const before = this.of(reporter);
    this.#reports.set(reporter, diagnostics);
    for (const path of new Set([...before.keys(), ...diagnostics.keys()])) this.publish(path);
  }

  /** Replaces the diagnostics of a reporter without publishing them. */
  replace(reporter: string, diagnostics: DiagnosticsByPath): void {
    this.#reports.set(reporter, diagnostics);
  }

  /** Publishes the diagnostics of a file, unless they were published for its current version. */
  publish(path: string): void {
    const all = [...this.#reports.values()].flatMap((report) => report.get(path) ?? []);
    const diagnostics = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
    const version = this.#buffers.of(path)?.version;
    const text = JSON.stringify([version, diagnostics]);
    if (this.#published.get(path) === text) return;
    this.#published.set(path, text);
    this.#send({
      uri: this.#buffers.uriOf(path),
      diagnostics,
      ...(version === undefined ? {} : { version }),
    });
  }
}
