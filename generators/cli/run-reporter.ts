import { relative } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import { recordFindings } from '../diagnostics/json.ts';
import { countFindings, renderText } from '../diagnostics/text.ts';
import { visible, visibleJson } from '../diagnostics/visible.ts';
import type { Terminal } from './terminal.ts';
import type { WatchedRun } from './watched-document.ts';

/** Reports runs: one line for each, and the findings where they differ from those of the previous run. */
export class RunReporter {
  readonly #terminal: Terminal;
  readonly #reported = new Map<string, string>();

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** @param changed absolute paths of the changes that caused the run; undefined for the first one */
  report(run: WatchedRun, changed: ReadonlySet<string> | undefined): void {
    const { request, folder, findings, used, milliseconds } = run;
    if (this.#terminal.format === 'json') {
      const paths = changed === undefined ? null : [...changed].map(shownPath);
      const { document } = request;
      this.#record({ document, out: folder, changed: paths, milliseconds, ...used?.record }, findings);
      return;
    }
    for (const text of used?.details ?? []) this.#terminal.print(text);
    this.#print(request.document, findings, (count) => `${outcomeOf(run, count)} (${milliseconds} ms)`);
  }

  /** The same for the documentation. Findings of its document are left out, as they are reported with the document. */
  reportSite(findings: readonly Finding[], ofDocument: readonly Finding[], milliseconds: number): void {
    const known = new Set(ofDocument.map(keyOf));
    const own = findings.filter((each) => !known.has(keyOf(each)));
    if (this.#terminal.format === 'json') this.#record({ documentation: true, milliseconds }, own);
    else
      this.#print('', own, (count) => {
        const parts = ['documentation: rebuilt', ...(own.length > 0 ? [count] : [])];
        return `${parts.join('; ')} (${milliseconds} ms)`;
      });
  }

  /** One line with the time of day, for events beside runs. */
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
    const isKnown = report === this.#reported.get(subject);
    this.#reported.set(subject, report);
    this.say(line(`${countFindings(findings)}${isKnown ? ' as before' : ''}`));
    if (report !== '' && !isKnown) this.#terminal.note(report);
  }
}

function outcomeOf({ request, folder, findings, used }: WatchedRun, count: string): string {
  if (used === undefined) return `${visible(request.document)}: ${count}; ${folder} stays as it is`;
  if (used.findings.length > 0) return `${folder}: ${count}`;
  return findings.length > 0 ? `${used.line}; ${count}` : used.line;
}

function keyOf({ code, message, at }: Finding): string {
  return JSON.stringify([code, message, at?.file.path, at?.pointer]);
}

/** A path as a user would type it in the working folder. */
function shownPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

function timeOfDay(): string {
  return new Date().toTimeString().slice(0, 'hh:mm:ss'.length);
}
