import { dirname, relative, resolve } from 'node:path';
import type { Finding } from '../diagnostics/finding.ts';
import type { Levels } from '../diagnostics/severities.ts';
import type { Layout } from '../model/layout.ts';
import type { Naming } from '../model/naming.ts';
import type { SiteConfig } from '../site/site-config.ts';
import { checkConfig } from './check.ts';
import type { Config, DevConfig, DocumentConfig, DocumentOptions } from './config.ts';
import { contradictions } from './contradictions.ts';
import { checkRule, unknownNames, validNames } from './names.ts';
import type { PlacedConfig } from './placed.ts';
import { loadPlugins } from './plugins.ts';
import { readConfig } from './read.ts';
import type { GeneralSettings, Settings } from './settings.ts';

/** The settings of the command line. */
export interface CommandLineSettings {
  /** Path of the configuration, if there is one. */
  readonly config: string | undefined;
  readonly naming?: Naming | undefined;
  readonly layout?: Layout | undefined;
  /** Plug-ins in addition to those of the configuration, resolved from the working folder. */
  readonly plugins: readonly string[];
  readonly levels: Levels;
}

/** Reads a configuration and its plug-ins. Each step reports all of its errors. */
export async function readSettings(
  commandLine: CommandLineSettings,
): Promise<Settings | { readonly findings: readonly Finding[] }> {
  const { config: path, plugins, levels } = commandLine;
  const read = path === undefined ? undefined : await readConfig(path);
  if (read !== undefined && 'findings' in read) return read;
  const wrongForm = read === undefined ? [] : checkConfig(read.value, read.file);
  if (wrongForm.length > 0) return { findings: wrongForm };
  const given: PlacedConfig = {
    // Its form was checked.
    config: (read?.value ?? {}) as Config,
    folder: path === undefined ? process.cwd() : dirname(resolve(path)),
    file: read?.file,
  };
  const loaded = await loadPlugins(given, plugins);
  if ('findings' in loaded) return loaded;
  const valid = validNames(loaded.plugins);
  const findings = [
    ...Object.entries(levels).flatMap(([code, level]) => checkRule(code, level, valid)),
    ...unknownNames(given, valid),
    ...contradictions(given),
  ];
  if (findings.length > 0) return { findings };
  return {
    path: given.file?.path,
    documents: documentsOf(given.config).map((each) => ({
      ...generalSettings([given.config, each], commandLine, given.folder),
      document: shownPath(given.folder, each.document),
      out: mapped(each.out ?? given.config.out, (out) => shownPath(given.folder, out)),
      root: mapped(each.root ?? given.config.root, (root) => shownPath(given.folder, root)),
      runtime: mapped(each.runtime, (runtime) => shownPath(given.folder, runtime)),
    })),
    others: generalSettings([given.config], commandLine, given.folder),
    plugins: loaded.plugins,
    dev: devOf(given),
  };
}

function documentsOf({ document, documents }: Config): readonly DocumentConfig[] {
  return documents ?? (document === undefined ? [] : [{ document }]);
}

/** The last value of each option, and the last severity of each code. */
function generalSettings(
  options: readonly DocumentOptions[],
  { levels, naming: given, layout }: CommandLineSettings,
  folder: string,
): GeneralSettings {
  return {
    emitters: options.findLast(({ emitters }) => emitters !== undefined)?.emitters,
    strict: options.findLast(({ strict }) => strict !== undefined)?.strict ?? false,
    layout: layout ?? options.findLast((each) => each.layout !== undefined)?.layout,
    oneOf: options.findLast(({ oneOf }) => oneOf !== undefined)?.oneOf,
    naming: namingOf([...options.map(({ naming }) => naming), given]),
    levels: Object.assign({}, ...options.map(({ rules }) => rules), levels) as Levels,
    docs: docsOf(Object.assign({}, ...options.map(({ docs }) => docs)) as SiteConfig, folder),
  };
}

/** The last name of each key. */
function namingOf(all: readonly (Naming | undefined)[]): Naming | undefined {
  const given = all.filter((naming) => naming !== undefined);
  if (given.length === 0) return undefined;
  return {
    operations: Object.assign({}, ...given.map(({ operations }) => operations)) as Record<string, string>,
    schemas: Object.assign({}, ...given.map(({ schemas }) => schemas)) as Record<string, string>,
  };
}

/** The options of the documentation, with paths relative to the working folder. */
function docsOf(docs: SiteConfig, folder: string): SiteConfig {
  const shown = (path: string): string => shownPath(folder, path);
  return {
    ...docs,
    logo: mapped(docs.logo, shown),
    favicon: mapped(docs.favicon, shown),
    guides: docs.guides?.map((each) =>
      typeof each === 'string' ? shown(each) : { ...each, folder: shown(each.folder) },
    ),
  };
}

/** The options of `dev`, with its path relative to the working folder. */
function devOf({ config: { dev = {} }, folder }: PlacedConfig): DevConfig {
  return dev.server === undefined ? dev : { ...dev, server: shownPath(folder, dev.server) };
}

function shownPath(folder: string, path: string): string {
  return relative(process.cwd(), resolve(folder, path)).replaceAll('\\', '/') || '.';
}

function mapped(path: string | undefined, map: (path: string) => string): string | undefined {
  return path === undefined ? undefined : map(path);
}
