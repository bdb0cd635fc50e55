import { dirname, resolve } from 'node:path';
import { readGuides } from '../../emit/docs/guides.ts';
import { readLedgerFile } from '../../conformance/read-ledger.ts';
import { previewSite } from '../../emit/docs/preview/preview.ts';
import { buildSite } from '../../emit/docs/site.ts';
import { SiteThread } from '../../emit/docs/thread/thread.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { writeOutput, type Output } from '../../output/write.ts';
import { lockedInputs, loadModel, type StageListener } from '../../pipeline.ts';
import { EXIT, stringOption, type Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { atMost, findDocument } from '../document.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

const OWNER = 'docs';

export const docsCommand: Command = {
  name: 'docs',
  summary: 'Write the documentation of a document as a static site, or preview it',
  usage:
    '[document] [--out DIR] [--url URL] [--since DOCUMENT] [--ledger FILE] [--serve [--port N]] [--force]',
  details: [
    'Pages of HTML and of Markdown that open from a disk, from any host and below any path. Articles in the folder',
    'guides beside the document become pages of their own. With --since there is a changelog too: what the document',
    'changes over an earlier one.',
    '',
    'Try it on the pages of operations sends calls from the browser. A host that sends a Content-Security-Policy has to',
    "allow where they go: default-src 'self'; connect-src 'self' https://api.example.com",
    '',
    'With --serve nothing is written: the site is served from memory and follows edits of the document and its guides.',
    '',
    'Examples:',
    '  forgespec docs petstore.yaml --out site --url https://docs.example.com/',
    '  forgespec docs --serve',
  ],
  options: {
    out: { type: 'string', short: 'o', value: 'DIR', summary: 'Output folder (default: site)' },
    url: {
      type: 'string',
      value: 'URL',
      summary: 'Address of the site, for canonical links and the sitemap',
    },
    since: { type: 'string', value: 'DOCUMENT', summary: 'Earlier document, for the changelog' },
    ledger: {
      type: 'string',
      value: 'FILE',
      summary: 'Ledger of forgespec verify (JSON), for a page of its own',
    },
    serve: { type: 'boolean', summary: 'Serve the site on this machine and reload it on edits' },
    port: { type: 'string', value: 'N', summary: 'With --serve: the port (default: 4400)' },
    force: { type: 'boolean', summary: 'Overwrite generated files that were edited by hand' },
  },
  async run({ values, positionals }, terminal) {
    atMost(positionals, 1);
    const document = findDocument(positionals[0]);
    const inputs: SiteInputs = {
      url: siteUrl(stringOption(values, 'url')),
      since: stringOption(values, 'since'),
      ledger: stringOption(values, 'ledger'),
    };
    if (values['serve'] === true) {
      const port = portOf(stringOption(values, 'port') ?? '4400');
      await previewSite({
        port,
        folder: dirname(resolve(document)),
        build: async () => {
          const { output, findings } = await makeSite(document, { ...inputs, onStage: () => {} });
          return output === undefined ? { findings } : { findings, files: output.files };
        },
        onFindings: (findings) => reportFindings(findings, terminal),
        onEvent: (text) => terminal.note(text),
        signal: untilInterrupted(),
      });
      return EXIT.fine;
    }
    const folder = stringOption(values, 'out') ?? 'site';
    const { output, findings } = await onThread(document, (thread) =>
      makeSite(document, { ...inputs, onStage: terminal.progress, thread }),
    );
    if (output === undefined) {
      reportFindings(findings, terminal);
      return isUnreadable(findings) ? EXIT.usage : EXIT.findings;
    }
    terminal.progress(`Writing ${folder}`);
    const report = writeOutput({ folder: resolve(folder), output, force: values['force'] === true });
    const all = [...findings, ...report.findings];
    reportFindings(all, terminal);
    if (terminal.format === 'text' && report.findings.length === 0) {
      const pages = output.files.filter(({ path }) => path.endsWith('.html')).length;
      terminal.print(
        `${folder}: ${pages} pages, ${report.written.length} files written, ${report.deleted.length} deleted`,
      );
    }
    return exitCodeOf(all);
  },
};

interface MadeSite {
  /** Absent exactly when a finding is an error. */
  readonly output?: Output;
  readonly findings: readonly Finding[];
}

interface SiteInputs {
  readonly url: string | undefined;
  /** Path of the document as it was before. */
  readonly since: string | undefined;
  /** Path of the ledger of a verification. */
  readonly ledger: string | undefined;
}

interface SiteOptions extends SiteInputs {
  readonly onStage: StageListener;
  /** Makes parts of the site; a start that pays for one run, not for each edit. */
  readonly thread?: SiteThread;
}

async function onThread<T>(document: string, use: (thread: SiteThread) => Promise<T>): Promise<T> {
  const thread = new SiteThread(document);
  try {
    return await use(thread);
  } finally {
    await thread.end();
  }
}

async function makeSite(document: string, options: SiteOptions): Promise<MadeSite> {
  const { url, since, ledger: ledgerPath, onStage, thread } = options;
  const { model, source, findings } = await loadModel(document, onStage);
  if (model === undefined || source === undefined) return { findings };
  const earlier = since === undefined ? undefined : await loadModel(since, onStage);
  if (earlier !== undefined && earlier.model === undefined) return { findings: earlier.findings };
  const ledger = ledgerPath === undefined ? undefined : readLedgerFile(ledgerPath);
  if (ledger !== undefined && !('operations' in ledger)) return { findings: [...findings, ...ledger] };
  onStage('Writing pages');
  const { guides, files, findings: guideFindings } = readGuides(dirname(resolve(document)));
  const emission = await buildSite({
    model,
    guides,
    url,
    since: earlier?.model,
    ledger,
    thread,
  });
  return {
    findings: [...findings, ...guideFindings, ...emission.findings],
    output: {
      inputs: [
        ...lockedInputs(document, source),
        ...(earlier?.source === undefined ? [] : lockedInputs(document, earlier.source)),
        ...files,
      ],
      files: emission.files.map((file) => ({ ...file, owner: OWNER })),
      owners: new Set([OWNER]),
    },
  };
}

/** The address with a slash at its end, so that pages are below it. */
function siteUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text)) {
    throw new UsageError(`--url takes an address that begins with https://; not ${JSON.stringify(text)}.`);
  }
  return text.endsWith('/') ? text : `${text}/`;
}

/** Aborts when the person at the terminal has seen enough. */
function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  process.once('SIGTERM', () => controller.abort());
  return controller.signal;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port takes a number up to 65535; not ${JSON.stringify(text)}.`);
  return port;
}
