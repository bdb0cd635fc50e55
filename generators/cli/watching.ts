import type { Finding } from '../diagnostics/finding.ts';
import { counted } from '../diagnostics/counted.ts';
import { Watcher } from '../watch/watcher.ts';
import { EXIT, type Call, type ExitCode } from './command.ts';
import { generationsOf } from './generation.ts';
import { untilInterrupted } from './interrupted.ts';
import { refuseCall } from './report.ts';
import { RunReporter } from './run-reporter.ts';
import type { Terminal } from './terminal.ts';
import type { OutputSink } from './run-generations.ts';
import { UsageError } from './usage-error.ts';
import { Configuration } from './watched-configuration.ts';
import { WatchedDocument } from './watched-document.ts';

/** One update of the documents. */
export interface Round {
  /** Absolute paths; undefined in the first round. */
  readonly changed: ReadonlySet<string> | undefined;
  readonly documents: readonly WatchedDocument[];
  /** The documents that ran in this round. */
  readonly ran: ReadonlySet<WatchedDocument>;
  readonly reporter: RunReporter;
  /** Watches the current files of documents and companions, which began to read them at this time. */
  readonly watchAgain: (since: number) => void;
}

/** A server or program that is updated after the documents of a call. */
export interface Companion {
  /** Its purpose and URL. */
  readonly introduction: string;
  /** Absolute paths of the files on which it depends, in addition to those of the documents. */
  readonly files: Iterable<string>;
  follow(round: Round): Promise<void>;
  end(): Promise<void>;
}

/** Starts the companions of a call. Returns a finding if that fails. */
type Start = (call: Call) => Promise<readonly Companion[] | Finding>;

/**
 * Generates from the documents of a call after each edit, until it is interrupted. After an edit of the configuration,
 * everything starts again with the new one.
 */
export async function watchDocuments(
  call: Call,
  terminal: Terminal,
  sink: OutputSink,
  start: Start = async () => [],
): Promise<ExitCode> {
  if (terminal.format === 'sarif') throw new UsageError('Runs are printed as text or json, not as sarif.');
  const watcher = new Watcher();
  const interrupted = untilInterrupted();
  interrupted.addEventListener('abort', () => watcher.end());
  const configuration = new Configuration(terminal);
  for (let next: Call | undefined = call; next !== undefined;) {
    configuration.use(next);
    const generations = generationsOf(next, terminal);
    const companions = await start(next);
    if ('code' in companions) return refuseCall([companions], terminal);
    const documents = generations.map((each) => new WatchedDocument(each, sink));
    next = await follow({ documents, companions, watcher, interrupted, configuration, terminal });
  }
  return EXIT.fine;
}

/** Follows edits until it is interrupted, or until an edit of the configuration, and then returns the new call. */
async function follow(given: {
  readonly documents: readonly WatchedDocument[];
  readonly companions: readonly Companion[];
  readonly watcher: Watcher;
  readonly interrupted: AbortSignal;
  readonly configuration: Configuration;
  readonly terminal: Terminal;
}): Promise<Call | undefined> {
  const { documents, companions, watcher, interrupted, configuration, terminal } = given;
  const reporter = new RunReporter(terminal);
  const watchAgain = (since: number): void => {
    const files = [...documents, ...companions].flatMap((each) => [...each.files]);
    watcher.watch(new Set([...files, ...configuration.files]), since);
  };
  let changed: ReadonlySet<string> | undefined;
  let next: Call | undefined;
  do {
    const since = Date.now();
    const ran = new Set<WatchedDocument>();
    for (const document of documents) {
      if (interrupted.aborted || !document.concerns(changed)) continue;
      reporter.report(await document.run(changed), changed);
      ran.add(document);
    }
    for (const companion of companions) {
      if (!interrupted.aborted) await companion.follow({ changed, documents, ran, reporter, watchAgain });
    }
    watchAgain(since);
    if (changed === undefined) introduce(documents, companions, terminal);
    changed = await watcher.next();
    next = changed === undefined ? undefined : await configuration.after(changed);
  } while (changed !== undefined && next === undefined);
  for (const each of companions) await each.end();
  return next;
}

function introduce(
  documents: readonly WatchedDocument[],
  companions: readonly Companion[],
  terminal: Terminal,
): void {
  const files = new Set(documents.flatMap((document) => [...document.files]));
  for (const { introduction } of companions) terminal.note(introduction);
  terminal.note(`Watching ${counted(files.size, 'file')}. Control-C ends it.`);
}
