import { resolve } from 'node:path';
import { writeOutput } from '../../output/write.ts';
import { makeSite, type SiteOptions } from '../../site/make-site.ts';
import { isColour } from '../../emit/docs/accent.ts';
import { isPackageSpecifier } from '../../emit/docs/settings.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import { EXIT, stringOption, stringOptions, type OptionValues, type Run } from '../command.ts';
import { untilInterrupted } from '../interrupted.ts';
import { UsageError } from '../usage-error.ts';
import { atMost, findDocument, strictOptions } from '../document.ts';
import { portOf } from '../port.ts';
import { allowedHosts } from '../served-hosts.ts';
import { outputOptions } from '../output-options.ts';
import { exitCodeOf, refuse, reportFindings } from '../report.ts';

/** Runs `forgespec docs`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const called = findDocument(call, positionals[0]);
  const { document } = called;
  const options: SiteOptions = {
    url: siteUrl(stringOption(values, 'url')),
    since: stringOption(values, 'since'),
    ledger: stringOption(values, 'ledger'),
    docs: siteConfig(called.docs, values),
    ...strictOptions(called, call, terminal),
  };
  if (values['serve'] === true) {
    const [{ previewSite }, { SiteFollower }] = await Promise.all([
      import('../../site/preview.ts'),
      import('../../site/follow-site.ts'),
    ]);
    const port = portOf(values, 4400);
    const site = new SiteFollower(document, { ...options, onStage: undefined });
    const failure = await previewSite({
      port,
      allowedHosts: allowedHosts(values),
      build: (changed) => site.run(changed),
      onFindings: (findings) => reportFindings(findings, terminal),
      onEvent: (text) => terminal.note(text),
      signal: untilInterrupted(),
    });
    if (failure === undefined) return EXIT.fine;
    reportFindings([failure], terminal);
    return EXIT.usage;
  }
  const folder = stringOption(values, 'out') ?? 'site';
  const { output, findings } = await makeSite(document, options);
  if (output === undefined) return refuse(findings, terminal);
  terminal.progress(`Writing ${folder}`);
  const report = writeOutput({ folder: resolve(folder), output, ...outputOptions(values) });
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

/** The site options of the configuration, overridden by those of the command line. */
function siteConfig(given: SiteConfig, values: OptionValues): SiteConfig {
  const guides = stringOptions(values, 'guides');
  return {
    ...given,
    accent: checked(values, 'accent', { fits: isColour, wanted: 'a colour such as #4b45d1' }) ?? given.accent,
    logo: stringOption(values, 'logo') ?? given.logo,
    favicon: stringOption(values, 'favicon') ?? given.favicon,
    guides: guides.length === 0 ? given.guides : guides,
    package:
      checked(values, 'package', {
        fits: isPackageSpecifier,
        wanted: 'the name of a package, such as @acme/api',
      }) ?? given.package,
    marks: values['marks'] === true || given.marks === true,
  };
}

function checked(
  values: OptionValues,
  name: string,
  { fits, wanted }: { readonly fits: (text: string) => boolean; readonly wanted: string },
): string | undefined {
  const text = stringOption(values, name);
  if (text !== undefined && !fits(text))
    throw new UsageError(`--${name} takes ${wanted}; not ${JSON.stringify(text)}.`);
  return text;
}

/** The URL with a trailing slash, so that pages are below it. */
function siteUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text)) {
    throw new UsageError(`--url takes an address that begins with https://; not ${JSON.stringify(text)}.`);
  }
  return text.endsWith('/') ? text : `${text}/`;
}
