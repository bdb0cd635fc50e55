import { dirname, resolve } from 'node:path';
import { readGuides } from '../../emit/docs/guides.ts';
import { readLedgerFile } from '../../conformance/read-ledger.ts';
import { previewSite } from '../../emit/docs/preview/preview.ts';
import { buildSite } from '../../emit/docs/site.ts';
import { SiteThread } from '../../emit/docs/thread/thread.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { writeOutput, type Output } from '../../output/write.ts';
import { lockedInputs, loadModel, type StageListener } from '../../pipeline.ts';
import { EXIT, stringOption, type Run } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { atMost, findDocument } from '../document.ts';
import { portOf } from '../port.ts';
import { exitCodeOf, isUnreadable, reportFindings } from '../report.ts';

const OWNER = 'docs';

/** Runs `forgespec docs`. */
export const run: Run = async ({ values, positionals }, terminal) => {
  atMost(positionals, 1);
  const document = findDocument(positionals[0]);
  const inputs: SiteInputs = {
    url: siteUrl(stringOption(values, 'url')),
    since: stringOption(values, 'since'),
    ledger: stringOption(values, 'ledger'),
  };
  if (values['serve'] === true) {
    const port = portOf(values, 4400);
    const failure = await previewSite({
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
    if (failure === undefined) return EXIT.fine;
    reportFindings([failure], terminal);
    return EXIT.usage;
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
