import { makeSite, type SiteOptions } from '../../site/make-site.ts';
import { isColour } from '../../emit/docs/accent.ts';
import { isPackageSpecifier } from '../../emit/docs/settings.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import { EXIT, stringOption, stringOptions, type OptionValues, type Run } from '../command.ts';
import { untilInterrupted } from '../interrupted.ts';
import { wrongValue } from '../usage-error.ts';
import { atMost, findDocument, strictOptions } from '../document.ts';
import { portOf } from '../number-options.ts';
import { allowedHosts } from '../served-hosts.ts';
import { refuse, refuseCall, reportFindings } from '../report.ts';
import { writeOnce } from '../writing.ts';

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
    const [{ previewSite }, { SiteBuilder }] = await Promise.all([
      import('../../site/preview.ts'),
      import('../../site/site-builder.ts'),
    ]);
    const port = portOf(values, 4400);
    const site = new SiteBuilder(document, { ...options, onStage: undefined });
    const failure = await previewSite({
      port,
      allowedHosts: allowedHosts(values),
      build: (changed) => site.run(changed),
      onFindings: (findings) => reportFindings(findings, terminal),
      onEvent: (text) => terminal.note(text),
      signal: untilInterrupted(),
    });
    return failure === undefined ? EXIT.fine : refuseCall([failure], terminal);
  }
  const folder = stringOption(values, 'out') ?? 'site';
  const { output, findings } = await makeSite(document, options);
  if (output === undefined) return refuse(findings, terminal);
  const pages = output.files.filter(({ path }) => path.endsWith('.html')).length;
  return writeOnce(
    { folder, output, findings, values },
    terminal,
    (report) => `${pages} pages, ${report.written.length} files written, ${report.deleted.length} deleted`,
  );
};

/** The site options of the configuration, overridden by those of the command line. */
function siteConfig(given: SiteConfig, values: OptionValues): SiteConfig {
  const guides = stringOptions(values, 'guides');
  return {
    ...given,
    accent: checked(values, 'accent', isColour, 'a colour such as #4b45d1') ?? given.accent,
    logo: stringOption(values, 'logo') ?? given.logo,
    favicon: stringOption(values, 'favicon') ?? given.favicon,
    guides: guides.length === 0 ? given.guides : guides,
    package:
      checked(values, 'package', isPackageSpecifier, 'the name of a package, such as @acme/api') ??
      given.package,
    marks: values['marks'] === true || given.marks === true,
  };
}

function checked(
  values: OptionValues,
  name: string,
  isValid: (text: string) => boolean,
  wanted: string,
): string | undefined {
  const text = stringOption(values, name);
  if (text !== undefined && !isValid(text)) throw wrongValue(name, wanted, text);
  return text;
}

/** The URL with a trailing slash, so that pages are below it. */
function siteUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw wrongValue('url', 'an address that begins with https://', text);
  return text.endsWith('/') ? text : `${text}/`;
}
