import type { Finding } from '../../diagnostics/finding.ts';
import { startLiveMock } from '../../dev/live-mock.ts';
import { printCall } from '../../mock/call-line.ts';
import { startPreview } from '../../site/preview.ts';
import { EXIT, stringOption, type Call, type Run } from '../command.ts';
import { DocsCompanion } from '../companions/docs.ts';
import { MockCompanion } from '../companions/mock.ts';
import { ServerCompanion } from '../companions/server.ts';
import { findDocuments, strictOptions } from '../document.ts';
import { portOf } from '../port.ts';
import { reportFindings } from '../report.ts';
import { allowedHosts } from '../served-hosts.ts';
import type { Terminal } from '../terminal.ts';
import { watchDocuments, type Companion } from '../watching.ts';
import { writing } from './generate.ts';

/** Runs `forgespec dev`. */
export const run: Run = async (call, terminal) => {
  const companions: Companion[] = [];
  // All ports are had before anything is written.
  for (const start of [startDocs, startMock, startServer]) {
    const companion = await start(call, terminal);
    if (companion === undefined) continue;
    if (!('code' in companion)) {
      companions.push(companion);
      continue;
    }
    for (const started of companions) await started.end();
    reportFindings([companion], terminal);
    return EXIT.usage;
  }
  return watchDocuments(call, terminal, writing(call.values, terminal), companions);
};

/** Starts what goes along; undefined where the call or the configuration does without. */
type Start = (call: Call, terminal: Terminal) => Promise<Companion | Finding | undefined>;

const startDocs: Start = async (call, terminal) => {
  const { values, settings, positionals } = call;
  const port = portOf(values, settings.dev.port ?? 4400);
  if (values['no-docs'] === true || settings.dev.docs === false) return undefined;
  const [document] = findDocuments(call, positionals[0]);
  if (document === undefined) return undefined;
  const preview = await startPreview({ port, allowedHosts: allowedHosts(values) });
  if ('code' in preview) return preview;
  return new DocsCompanion(preview, document.document, {
    ...strictOptions(document, call, terminal),
    onStage: undefined,
    docs: document.docs,
    url: undefined,
    since: undefined,
    ledger: undefined,
  });
};

const startMock: Start = async ({ values, settings }, terminal) => {
  const { format } = terminal;
  const port = portOf(values, settings.dev.mockPort ?? 4010, 'mock-port');
  if (format === 'sarif' || values['no-mock'] === true || settings.dev.mock === false) return undefined;
  const mock = await startLiveMock({
    port,
    allowedHosts: allowedHosts(values),
    onCall: (served) => terminal.print(printCall[format](served)),
  });
  return 'code' in mock ? mock : new MockCompanion(mock);
};

const startServer: Start = async ({ values, settings }) => {
  const program = stringOption(values, 'server') ?? settings.dev.server;
  return program === undefined ? undefined : new ServerCompanion(program);
};
