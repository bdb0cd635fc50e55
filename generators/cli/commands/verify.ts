import { isBaseUrl, readServer, type Addresses } from '../../../runtime/conformance/servers.ts';
import { closeNodeServer } from '../../../runtime/server/node.ts';
import { noValues } from '../../conformance/given-values.ts';
import { buildLedger } from '../../conformance/build-ledger.ts';
import { readValuesFile } from '../../conformance/read-files.ts';
import { notesOn } from '../../conformance/notes.ts';
import { renderJson } from '../../conformance/report/json.ts';
import { renderJunit } from '../../conformance/report/junit.ts';
import { renderText } from '../../conformance/report/text.ts';
import { statusesOf, type Verification } from '../../conformance/result.ts';
import { verify } from '../../conformance/run.ts';
import { ledgerObstacle, writeLedger } from '../../conformance/write-ledger.ts';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { listen } from '../../mock/listen.ts';
import { createMock } from '../../mock/mock.ts';
import type { ApiModel } from '../../model/model.ts';
import { defaultUrl, operationsElsewhere } from '../../model/servers.ts';
import { loadModel } from '../../pipeline.ts';
import { EXIT, stringOption, stringOptions, type Call, type Run, type ExitCode } from '../command.ts';
import { UsageError, wrongValue } from '../usage-error.ts';
import { atMost, findDocument, loadOptions } from '../document.ts';
import { refuse, refuseCall, reportFindings } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { wholeNumber } from '../number-options.ts';

/** The formats of a report. */
const reports = { text: renderText, json: renderJson, junit: renderJunit };

/** Runs `forgespec verify`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const target = readTarget(call);
  // Findings are printed to standard error, so that standard output has only the report.
  const messages: Terminal = { ...terminal, format: 'text' };
  const obstacle = target.ledger === undefined ? undefined : ledgerObstacle(target.ledger);
  if (obstacle !== undefined) return refuseCall([obstacle], messages);
  const called = findDocument(call, positionals[0]);
  const { model, findings } = await loadModel(called.document, loadOptions(called, call, terminal));
  if (model === undefined) return refuse(findings, messages);
  if (!target.isMock) {
    const addresses = { baseUrl: target.baseUrl, servers: serversOf(model, stringOptions(values, 'server')) };
    return verifyServer(target, { model, addresses, terminal: messages });
  }
  const mock = createMock(model);
  const listening = await listen(mock, { host: '127.0.0.1', port: 0 });
  if ('code' in listening) return refuseCall([listening], messages);
  try {
    const baseUrl = `${listening.origin}${mock.basePath}`;
    return await verifyServer(target, { model, addresses: { baseUrl }, terminal: messages });
  } finally {
    await closeNodeServer(listening.server, 0);
  }
};

interface Given {
  readonly model: ApiModel;
  readonly addresses: Addresses;
  readonly terminal: Terminal;
}

async function verifyServer(target: Target, { model, addresses, terminal }: Given): Promise<ExitCode> {
  const tags = model.families.map(({ tag }) => tag);
  if (target.only !== undefined && !tags.includes(target.only))
    return refuseCall(
      [finding('conformance/unknown-tag', { tag: target.only, known: tags.join(', ') })],
      terminal,
    );
  const values = target.values === undefined ? noValues : readValuesFile(target.values, model);
  if (!('everywhere' in values)) return refuseCall(values, terminal);
  const { seed, strict, prefer, token, otherToken, allowWrites, only } = target;
  // The time limit includes reading and checking the document.
  const bounds = { ...target.bounds, elapsed: performance.now() - target.began };
  const settings = { seed, strict, prefer, values };
  const verification = await verify({
    model,
    settings,
    server: { ...addresses, token, otherToken },
    bounds,
    allowWrites,
    only,
    onProgress: terminal.progress,
  });
  terminal.done();
  if (isUnreachable(verification)) {
    const reason = verification.stopped?.reason ?? '';
    return refuseCall([finding('conformance/unreachable', { url: addresses.baseUrl, reason })], terminal);
  }
  terminal.print(reports[target.format](verification, addresses));
  reportFindings(notesOn(verification, { model, addresses, hasToken: token !== undefined }), terminal);
  if (target.ledger !== undefined) {
    const failure = writeLedger(target.ledger, buildLedger(model, verification, settings));
    if (failure !== undefined) return refuseCall([failure], terminal);
  }
  if (verification.results.some(({ ending }) => ending === 'failed')) return EXIT.findings;
  if (verification.results.some(({ ending }) => ending === 'passed')) return EXIT.fine;
  return refuseCall([nothingVerified(verification)], terminal);
}

/** The finding if no case passed or failed. Its reason is the most frequent one. */
function nothingVerified({ results, stopped }: Verification): Finding {
  const reasons = Map.groupBy(results, ({ why }) => why);
  const [most] = [...reasons].toSorted(([, one], [, other]) => other.length - one.length);
  const why = stopped?.reason ?? most?.[0] ?? '';
  return finding('conformance/nothing-verified', { cases: results.length, why });
}

/** Whether there was no response at all. */
function isUnreachable({ stopped, results }: Verification): boolean {
  return stopped?.kind === 'unreachable' && statusesOf(results).length === 0;
}

/** The values of the options. */
type Target = ReturnType<typeof readTarget>;

function readTarget({ values, environment }: Call) {
  const isMock = values['mock'] === true;
  const baseUrl = stringOption(values, 'base-url');
  if (isMock === (baseUrl !== undefined)) throw new UsageError('Give either --base-url or --mock.');
  if (isMock && values['server'] !== undefined)
    throw new UsageError('The mock has one address: --server goes with --base-url.');
  if (baseUrl !== undefined && !isBaseUrl(baseUrl))
    throw new UsageError(
      '--base-url takes an address such as https://forge.example/api/v4, without credentials and query. Credentials go into --token.',
    );
  // The mock accepts all credentials.
  const token = isMock ? 'sample' : (stringOption(values, 'token') ?? environment['FORGESPEC_TOKEN']);
  const otherToken = isMock
    ? undefined
    : (stringOption(values, 'other-token') ?? environment['FORGESPEC_OTHER_TOKEN']);
  if ([token, otherToken].some((each) => each !== undefined && /\p{Cc}/u.test(each)))
    throw new UsageError(
      'The token holds a line break or another control character, which no header can. Give it without.',
    );
  const format = stringOption(values, 'format') ?? 'text';
  if (format !== 'text' && format !== 'json' && format !== 'junit')
    throw wrongValue('format', 'text, json, junit', format);
  return {
    isMock,
    baseUrl: baseUrl ?? '',
    format: format as keyof typeof reports,
    began: performance.now(),
    token,
    otherToken,
    only: stringOption(values, 'only'),
    values: stringOption(values, 'values'),
    ledger: stringOption(values, 'ledger'),
    allowWrites: isMock || values['allow-writes'] === true,
    strict: isMock || values['strict'] === true,
    prefer: isMock || values['prefer'] === true,
    seed: wholeNumber(values, 'seed', { from: 0, otherwise: 1 }),
    bounds: {
      requests: wholeNumber(values, 'max-requests', { from: 1, otherwise: 20_000 }),
      time: wholeNumber(values, 'max-time', { from: 1, otherwise: 600 }) * 1000,
      timeout: wholeNumber(values, 'timeout', { from: 1, otherwise: 10 }) * 1000,
      concurrency: wholeNumber(values, 'concurrency', { from: 1, otherwise: 1 }),
    },
  };
}

/**
 * The addresses of `--server` by the URLs of servers, with the defaults of their variables. Throws a `UsageError` for a
 * server that no operation has.
 */
function serversOf(model: ApiModel, options: readonly string[]): Readonly<Record<string, string>> {
  const own = operationsElsewhere(model).map(({ server }) => server);
  return Object.fromEntries(
    options.map((option) => {
      const [url, address] = readServer(option) ?? [];
      if (url === undefined || address === undefined)
        throw new UsageError(
          '--server takes two addresses without credentials and query, such as https://uploads.example=http://127.0.0.1:8081.',
        );
      const found = own.find((server) => server.url === url || defaultUrl(server) === url);
      if (found !== undefined) return [defaultUrl(found), address];
      const all = [...new Set(own.map((server) => server.url))].join(', ');
      throw new UsageError(
        all === ''
          ? 'No operation of the document has a server of its own: --base-url is enough.'
          : `No operation has a server ${JSON.stringify(url)} of its own. Servers of single operations: ${all}.`,
      );
    }),
  );
}
