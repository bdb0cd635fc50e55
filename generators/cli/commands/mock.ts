import { closeNodeServer } from '../../../runtime/server/node.ts';
import { visible } from '../../diagnostics/visible.ts';
import { basePathOf } from '../../emit/server/base-path.ts';
import { printCall } from '../../mock/call-line.ts';
import { listen } from '../../mock/listen.ts';
import { loadModel } from '../../pipeline.ts';
import { EXIT, stringOption, type Run } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { atMost, findDocument } from '../document.ts';
import { portOf } from '../port.ts';
import { isUnreadable, reportFindings } from '../report.ts';

/** Answers that are still on their way when the mock is stopped have this many milliseconds. */
const PATIENCE = 2_000;

/** Runs `forgespec mock`. */
export const run: Run = async ({ values, positionals }, terminal) => {
  atMost(positionals, 1);
  const { format } = terminal;
  if (format === 'sarif') throw new UsageError('mock prints calls as text or json, not as sarif.');
  const port = portOf(values, 4010);
  const host = stringOption(values, 'host') ?? '127.0.0.1';
  const { model, findings } = await loadModel(findDocument(values, positionals[0]), terminal.progress);
  if (model === undefined) {
    reportFindings(findings, terminal);
    return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
  }
  const mock = once(async () => {
    const { createMock, observeCalls } = await import('../../mock/mock.ts');
    const server = createMock(model, { auth: values['no-auth'] !== true });
    return observeCalls(server, (call) => terminal.print(printCall[format](call)));
  });
  const listening = await listen(
    { handle: async (request) => (await mock()).handle(request) },
    { host, port },
  );
  if ('code' in listening) {
    reportFindings([listening], terminal);
    return EXIT.usage;
  }
  const count = `${model.operations.length} operations`;
  terminal.note(
    `${visible(model.info.title)}: ${count} at ${listening.origin}${basePathOf(model)}. Control-C ends it.`,
  );
  // Whoever reads the address needs longer to call it than the compiler of validators to be loaded.
  await Promise.all([mock(), signalled()]);
  await closeNodeServer(listening.server, PATIENCE);
  return EXIT.fine;
};

/** Makes a value when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Resolves at the first request to stop. A second one ends the process at once, as it would without us. */
function signalled(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
