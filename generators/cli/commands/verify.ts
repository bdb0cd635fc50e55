import { writeFileSync } from 'node:fs';
import { closeNodeServer } from '../../../runtime/server/node.ts';
import { noValues } from '../../conformance/given-values.ts';
import { buildLedger } from '../../conformance/ledger.ts';
import { readValuesFile } from '../../conformance/read-values.ts';
import { remarksOn } from '../../conformance/remarks.ts';
import { renderJson } from '../../conformance/report/json.ts';
import { renderJunit } from '../../conformance/report/junit.ts';
import { renderLedger } from '../../conformance/report/ledger.ts';
import { renderText } from '../../conformance/report/text.ts';
import type { Verification } from '../../conformance/result.ts';
import { verify } from '../../conformance/run.ts';
import { finding } from '../../diagnostics/catalog.ts';
import { listen } from '../../mock/listen.ts';
import { createMock } from '../../mock/mock.ts';
import type { ApiModel } from '../../model/model.ts';
import { loadModel } from '../../pipeline.ts';
import { EXIT, stringOption, type Command, type ExitCode, type OptionValues } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { atMost, findDocument } from '../document.ts';
import { isUnreadable, reportFindings } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { wholeNumber } from '../whole-number.ts';

/** What a report of a run may be printed as. */
const reports = { text: renderText, json: renderJson, junit: renderJunit };

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Hold a running server to its document',
  usage: '[document] --base-url URL [--token TOKEN] [--only TAG] [--allow-writes] [--ledger FILE]',
  details: [
    'Sends requests made from the document and holds the answers against it: statuses, media types, headers and bodies;',
    'whether broken requests, bodies that cannot be read, missing credentials and methods that a path does not have are',
    'refused; whether hostile texts make the server fail, HEAD answers as GET does, lists come in consistent pages, and',
    'what is made can be read and what is deleted is gone. Each failure comes with the smallest request that was found.',
    '',
    'Nothing but GET and HEAD is sent unless --allow-writes is given: then things are made, changed and deleted, so take',
    'a server for tests. Redirects are not followed. The token goes to the base URL alone and is never printed.',
    '',
    'Examples:',
    '  forgespec verify petstore.yaml --base-url http://127.0.0.1:8080/v1',
    '  forgespec verify --base-url https://test.example/api/v4 --allow-writes --ledger ledger.md',
    '  forgespec verify --mock',
  ],
  options: {
    'base-url': { type: 'string', value: 'URL', summary: 'Address that the paths of the document follow' },
    mock: { type: 'boolean', summary: 'Start the mock of the document, and try everything with it' },
    token: {
      type: 'string',
      value: 'TOKEN',
      summary: 'Credentials (default: the variable FORGESPEC_TOKEN); user:password where they are basic',
    },
    only: { type: 'string', value: 'TAG', summary: 'Only the operations of a tag' },
    'allow-writes': { type: 'boolean', summary: 'Also send what changes the server' },
    values: {
      type: 'string',
      value: 'FILE',
      summary: 'JSON or YAML: values of path parameters by name, of others by operation and name',
    },
    strict: {
      type: 'boolean',
      summary: 'Valid requests may not be answered 400 or 422, and unknown parameters have to be refused',
    },
    prefer: {
      type: 'boolean',
      summary: 'Ask for each documented answer with the header Prefer, as the mock takes it',
    },
    ledger: {
      type: 'string',
      value: 'FILE',
      summary: 'Write what was exercised and what not, as Markdown (.md) or JSON',
    },
    seed: { type: 'string', value: 'N', summary: 'Other values with another number (default: 1)' },
    'max-requests': { type: 'string', value: 'N', summary: 'Requests of the whole run (default: 20000)' },
    'max-time': { type: 'string', value: 'SECONDS', summary: 'Time of the whole run (default: 600)' },
    timeout: { type: 'string', value: 'SECONDS', summary: 'Time of one request (default: 10)' },
    concurrency: { type: 'string', value: 'N', summary: 'Reads on their way at once (default: 1)' },
    format: { type: 'string', value: 'FORMAT', summary: 'text (default), json or junit' },
  },
  async run({ values, positionals }, terminal) {
    atMost(positionals, 1);
    const call = readCall(values);
    // Findings beside a report for programs go to standard error, so that the report stays what it is.
    const beside: Terminal = { ...terminal, format: 'text' };
    const { model, findings } = await loadModel(findDocument(positionals[0]), terminal.progress);
    if (model === undefined) {
      reportFindings(findings, beside);
      return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
    }
    if (!call.isMock) return verifyServer(call, { model, baseUrl: call.baseUrl, terminal: beside });
    const mock = createMock(model);
    const listening = await listen(mock, { host: '127.0.0.1', port: 0 });
    if ('code' in listening) {
      reportFindings([listening], beside);
      return EXIT.usage;
    }
    try {
      const baseUrl = `${listening.origin}${mock.basePath}`;
      return await verifyServer(call, { model, baseUrl, terminal: beside });
    } finally {
      await closeNodeServer(listening.server, 0);
    }
  },
};

interface Given {
  readonly model: ApiModel;
  readonly baseUrl: string;
  readonly terminal: Terminal;
}

async function verifyServer(call: Call, { model, baseUrl, terminal }: Given): Promise<ExitCode> {
  const tags = model.families.map(({ tag }) => tag);
  if (call.only !== undefined && !tags.includes(call.only)) {
    reportFindings([finding('conformance/tag', { tag: call.only, known: tags.join(', ') })], terminal);
    return EXIT.usage;
  }
  const values = call.values === undefined ? noValues : readValuesFile(call.values, model);
  if (!('everywhere' in values)) {
    reportFindings(values, terminal);
    return EXIT.usage;
  }
  const { seed, strict, prefer, token, bounds, allowWrites, only } = call;
  const settings = { seed, strict, prefer, values };
  const verification = await verify({
    model,
    settings,
    server: { baseUrl, token },
    bounds,
    allowWrites,
    only,
    onProgress: terminal.progress,
  });
  terminal.done();
  if (isUnreachable(verification)) {
    const reason = verification.stopped?.reason ?? '';
    reportFindings([finding('conformance/unreachable', { url: baseUrl, reason })], terminal);
    return EXIT.usage;
  }
  terminal.print(reports[call.format](verification, { baseUrl }));
  reportFindings(remarksOn(verification, { baseUrl, hasToken: token !== undefined }), terminal);
  if (call.ledger !== undefined) {
    const ledger = buildLedger(model, verification, settings);
    const isMarkdown = /\.md$/i.test(call.ledger);
    writeFileSync(
      call.ledger,
      isMarkdown ? renderLedger(ledger) : `${JSON.stringify(ledger, undefined, 1)}\n`,
    );
  }
  return verification.results.some(({ ending }) => ending === 'failed') ? EXIT.findings : EXIT.fine;
}

/** Whether nobody ever answered. */
function isUnreachable({ stopped, results }: Verification): boolean {
  const isSilent = results.every(({ exchanges }) => exchanges.every(({ status }) => status === undefined));
  return stopped?.kind === 'unreachable' && isSilent;
}

/** A call of the command, read. */
type Call = ReturnType<typeof readCall>;

function readCall(values: OptionValues) {
  const isMock = values['mock'] === true;
  const baseUrl = stringOption(values, 'base-url');
  if (isMock === (baseUrl !== undefined)) throw new UsageError('Give either --base-url or --mock.');
  if (baseUrl !== undefined && !isBaseUrl(baseUrl))
    throw new UsageError(
      `--base-url takes an address such as https://forge.example/api/v4, without credentials and query; not ${JSON.stringify(baseUrl)}.`,
    );
  const format = stringOption(values, 'format') ?? 'text';
  if (format !== 'text' && format !== 'json' && format !== 'junit')
    throw new UsageError(`--format takes text, json, junit; not ${JSON.stringify(format)}.`);
  return {
    isMock,
    baseUrl: baseUrl ?? '',
    format: format as keyof typeof reports,
    // The mock takes every credential.
    token: isMock ? 'sample' : (stringOption(values, 'token') ?? process.env['FORGESPEC_TOKEN']),
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

function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '' && !/[?#]/.test(text);
}
