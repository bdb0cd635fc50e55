import { relative } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import { recordFindings } from '../diagnostics/json.ts';
import { countFindings, renderText } from '../diagnostics/text.ts';
import { visible, visibleJson } from '../diagnostics/visible.ts';
import type { Terminal } from './terminal.ts';
import type { WatchedRun } from './watched-document.ts';

/** Reports each run by one line, and its findings if they differ from those of the previous run. */
export class RunReporter {
  readonly #terminal: Terminal;
  /** The findings of the last run as text, by document; that of the documentation is the empty text. */
  readonly #reported = new Map<string, string>();

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** @param changed absolute paths of the changes that caused the run; undefined for the first one */
  report(run: WatchedRun, changed: ReadonlySet<string> | undefined): void {
    const { request, folder, findings, result, milliseconds } = run;
    if (this.#terminal.format === 'json') {
      const paths = changed === undefined ? null : [...changed].map(shownPath);
      const { document } = request;
      this.#record({ document, out: folder, changed: paths, milliseconds, ...result?.record }, findings);
      return;
    }
    for (const text of result?.details ?? []) this.#terminal.print(text);
    this.#print(request.document, findings, (count) => `${outcomeOf(run, count)} (${milliseconds} ms)`);
  }

  /** Reports a run for the documentation, without the findings of its document. */
  reportSite(findings: readonly Finding[], ofDocument: readonly Finding[], milliseconds: number): void {
    const reported = new Set(ofDocument.map(keyOf));
    const own = findings.filter((each) => !reported.has(keyOf(each)));
    if (this.#terminal.format === 'json') this.#record({ documentation: true, milliseconds }, own);
    else
      this.#print('', own, (count) => {
        const parts = ['documentation: rebuilt', ...(own.length > 0 ? [count] : [])];
        return `${parts.join('; ')} (${milliseconds} ms)`;
      });
  }

  /** Prints a line with the time of day. */
  say(text: string): void {
    if (this.#terminal.format === 'text') this.#terminal.print(`${timeOfDay()} ${text}`);
    else this.#terminal.note(text);
  }

  #record(facts: Readonly<Record<string, unknown>>, findings: readonly Finding[]): void {
    const record = { time: new Date().toISOString(), ...facts, findings: recordFindings(findings) };
    this.#terminal.print(visibleJson(record));
  }

  #print(subject: string, findings: readonly Finding[], line: (count: string) => string): void {
    const report = renderText(findings, { color: this.#terminal.colour });
    const isSame = report === this.#reported.get(subject);
    this.#reported.set(subject, report);
    this.say(line(`${countFindings(findings)}${isSame ? ' as before' : ''}`));
    if (report !== '' && !isSame) this.#terminal.note(report);
  }
}

function outcomeOf({ request, folder, findings, result }: WatchedRun, count: string): string {
  if (result === undefined) return `${visible(request.document)}: ${count}; ${folder} stays as it is`;
  if (result.findings.length > 0) return `${folder}: ${count}`;
  return findings.length > 0 ? `${result.line}; ${count}` : result.line;
}

function keyOf({ code, message, at }: Finding): string {
  return JSON.stringify([code, message, at?.file.path, at?.pointer]);
}

/** A path relative to the working folder. */
function shownPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

function timeOfDay(): string {
  return new Date().toTimeString().slice(0, 'hh:mm:ss'.length);
}
