import { relative } from 'node:path';
import { recordFindings } from '../diagnostics/json.ts';
import { countFindings, renderText } from '../diagnostics/text.ts';
import { visible } from '../diagnostics/visible.ts';
import type { Terminal } from './terminal.ts';
import type { WatchedRun } from './watched-document.ts';

/** Tells of runs: one line for each, and what was found where that is not what the run before has found. */
export class RunTeller {
  readonly #terminal: Terminal;
  readonly #reported = new Map<string, string>();

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** @param changed absolute paths that the run was for; undefined for the first one */
  tell(run: WatchedRun, changed: ReadonlySet<string> | undefined): void {
    if (this.#terminal.format === 'json') this.#terminal.print(printRecord(run, changed));
    else this.#tellPeople(run);
  }

  /** One line at the time of day: of what happens beside runs. */
  say(text: string): void {
    if (this.#terminal.format === 'text') this.#terminal.print(`${timeOfDay()} ${text}`);
  }

  #tellPeople(run: WatchedRun): void {
    const { request, findings, used, milliseconds } = run;
    const report = renderText(findings, { color: this.#terminal.colour });
    const isKnown = report === this.#reported.get(request.document);
    this.#reported.set(request.document, report);
    for (const text of used?.details ?? []) this.#terminal.print(text);
    const count = `${countFindings(findings)}${isKnown ? ' as before' : ''}`;
    this.say(`${outcomeOf(run, count)} (${milliseconds} ms)`);
    if (report !== '' && !isKnown) this.#terminal.note(report);
  }
}

function outcomeOf({ request, folder, findings, used }: WatchedRun, count: string): string {
  if (used === undefined) return `${visible(request.document)}: ${count}; ${folder} stays as it is`;
  if (used.findings.length > 0) return `${folder}: ${count}`;
  return findings.length > 0 ? `${used.line}; ${count}` : used.line;
}

function printRecord(
  { request, folder, findings, used, milliseconds }: WatchedRun,
  changed: ReadonlySet<string> | undefined,
): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    document: request.document,
    out: folder,
    changed: changed === undefined ? null : [...changed].map((path) => shownPath(path)),
    milliseconds,
    ...used?.record,
    findings: recordFindings(findings),
  });
}

/** A path as a user would type it in the working folder. */
function shownPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

function timeOfDay(): string {
  return new Date().toTimeString().slice(0, 'hh:mm:ss'.length);
}
