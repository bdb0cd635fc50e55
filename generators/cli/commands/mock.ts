import { closeNodeServer } from '../../../runtime/server/node.ts';
import { visible } from '../../diagnostics/visible.ts';
import { printCall } from '../../mock/call-line.ts';
import { listen } from '../../mock/listen.ts';
import { createMock, observeCalls } from '../../mock/mock.ts';
import { loadModel } from '../../pipeline.ts';
import { EXIT, stringOption, type Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { atMost, findDocument } from '../document.ts';
import { portOf } from '../port.ts';
import { isUnreadable, reportFindings } from '../report.ts';

/** Answers that are still on their way when the mock is stopped have this many milliseconds. */
const PATIENCE = 2_000;

export const mockCommand: Command = {
  name: 'mock',
  summary: 'Answer requests with the examples of a document',
  usage: '[document] [--port N] [--host HOST] [--no-auth]',
  details: [
    'Serves every operation: a request is checked as the generated server checks it, and refused with the reasons or',
    'answered with an example of the document, else with a value made by its schema. Each call is printed on one line.',
    'Operations that need credentials take any. A caller chooses the answer with the header Prefer:',
    '',
    '  curl -H "Prefer: code=404" …       the response of a status',
    '  curl -H "Prefer: example=empty" …  the example of a name',
  ],
  options: {
    port: {
      type: 'string',
      short: 'p',
      value: 'N',
      summary: 'Port (default: 4010); 0 takes one that is free',
    },
    host: {
      type: 'string',
      value: 'HOST',
      summary: 'Address to listen at (default: 127.0.0.1, which others cannot reach)',
    },
    'no-auth': { type: 'boolean', summary: 'Take requests without credentials' },
  },
  async run({ values, positionals }, terminal) {
    atMost(positionals, 1);
    const { format } = terminal;
    if (format === 'sarif') throw new UsageError('mock prints calls as text or json, not as sarif.');
    const port = portOf(values, 4010);
    const host = stringOption(values, 'host') ?? '127.0.0.1';
    const { model, findings } = await loadModel(findDocument(positionals[0]), terminal.progress);
    if (model === undefined) {
      reportFindings(findings, terminal);
      return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
    }
    const server = createMock(model, { auth: values['no-auth'] !== true });
    const listening = await listen(
      observeCalls(server, (call) => terminal.print(printCall[format](call))),
      { host, port },
    );
    if ('code' in listening) {
      reportFindings([listening], terminal);
      return EXIT.usage;
    }
    const count = `${model.operations.length} operations`;
    terminal.note(
      `${visible(model.info.title)}: ${count} at ${listening.origin}${server.basePath}. Control-C ends it.`,
    );
    await signalled();
    await closeNodeServer(listening.server, PATIENCE);
    return EXIT.fine;
  },
};

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
