import type { Finding } from '../../diagnostics/finding.ts';
import { startLiveMock, type LiveMock } from '../../dev/live-mock.ts';
import { printCall } from '../../mock/call-line.ts';
import { startPreview } from '../../site/preview.ts';
import { stringOption, type Call, type Run } from '../command.ts';
import { DocsCompanion } from '../companions/docs.ts';
import { MockCompanion } from '../companions/mock.ts';
import { ServerCompanion } from '../companions/server.ts';
import { findDocuments, strictOptions } from '../document.ts';
import { portOf } from '../number-options.ts';
import { allowedHosts } from '../served-hosts.ts';
import type { Terminal } from '../terminal.ts';
import { watchDocuments, type Companion } from '../watching.ts';
import { writing } from '../writing.ts';

/** Runs `forgespec dev`. */
export const run: Run = (call, terminal) =>
  watchDocuments(call, terminal, writing(call.values, terminal), (each) => start(each, terminal));

/** Opens all ports before anything is written; returns a finding if one is not available. */
async function start(call: Call, terminal: Terminal): Promise<readonly Companion[] | Finding> {
  const mock = await startMock(call, terminal);
  if (mock !== undefined && 'code' in mock) return mock;
  const docs = await startDocs(call, terminal, mock?.origin);
  if (docs !== undefined && 'code' in docs) {
    await mock?.end();
    return docs;
  }
  return [
    // The mock is updated before the pages, which may call it when they reload.
    ...(mock === undefined ? [] : [new MockCompanion(mock)]),
    ...(docs === undefined ? [] : [docs]),
    ...serversOf(call),
  ];
}

async function startDocs(
  call: Call,
  terminal: Terminal,
  mock: string | undefined,
): Promise<DocsCompanion | Finding | undefined> {
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
    mock,
  });
}

async function startMock(
  { values, settings }: Call,
  terminal: Terminal,
): Promise<LiveMock | Finding | undefined> {
  const { format } = terminal;
  const port = portOf(values, settings.dev.mockPort ?? 4010, 'mock-port');
  if (format === 'sarif' || values['no-mock'] === true || settings.dev.mock === false) return undefined;
  return startLiveMock({
    port,
    allowedHosts: allowedHosts(values),
    onCall: (served) => terminal.print(printCall[format](served)),
  });
}

function serversOf({ values, settings }: Call): readonly ServerCompanion[] {
  const program = stringOption(values, 'server') ?? settings.dev.server;
  return program === undefined ? [] : [new ServerCompanion(program)];
}
