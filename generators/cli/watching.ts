import { resolve } from 'node:path';
import { counted } from '../diagnostics/counted.ts';
import { Watcher } from '../watch/watcher.ts';
import { EXIT, type Call, type ExitCode } from './command.ts';
import { generationsOf } from './generation.ts';
import { untilInterrupted } from './interrupted.ts';
import { RunTeller } from './tell-runs.ts';
import type { Terminal } from './terminal.ts';
import type { Use } from './with-documents.ts';
import { UsageError } from './usage-error.ts';
import { WatchedDocument } from './watched-document.ts';

/** Generates from the documents of a call, and again from those that are edited, until the person at the terminal ends it. */
export async function watchDocuments(call: Call, terminal: Terminal, use: Use): Promise<ExitCode> {
  if (terminal.format === 'sarif') throw new UsageError('--watch prints runs as text or json, not as sarif.');
  const documents = generationsOf(call, terminal).map((each) => new WatchedDocument(each, use));
  const teller = new RunTeller(terminal);
  const watcher = new Watcher();
  const interrupted = untilInterrupted();
  interrupted.addEventListener('abort', () => watcher.end());
  const configuration = call.settings.path === undefined ? [] : [resolve(call.settings.path)];
  let changed: ReadonlySet<string> | undefined;
  do {
    const since = Date.now();
    for (const document of documents) {
      if (interrupted.aborted || !document.concerns(changed)) continue;
      teller.tell(await document.run(changed), changed);
    }
    const files = new Set(documents.flatMap((document) => document.files));
    watcher.watch([...files, ...configuration], since);
    if (changed === undefined) terminal.note(`Watching ${counted(files.size, 'file')}. Control-C ends it.`);
    if (configuration.some((path) => changed?.has(path) === true))
      terminal.note(`${call.settings.path} has changed. Start again for that to count.`);
    changed = await watcher.next();
  } while (changed !== undefined);
  await Promise.all(documents.map((document) => document.end()));
  return EXIT.fine;
}
