import type { FindingCode } from '../diagnostics/catalog.ts';
import type { Level } from '../diagnostics/severities.ts';
import type { EmitterName } from '../emit/emitter-names.ts';
import type { Layout } from '../model/layout.ts';
import type { Naming } from '../model/naming.ts';
import type { OneOfReading } from '../model/one-of.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { Plugin } from '../plugin/plugin.ts';

/** Any text; editors propose these. */
type OrOther<Known extends string> = Known | (string & {});

/** The options of a document. Paths are relative to the folder of the configuration. */
export interface DocumentOptions {
  /** Output folder of `generate` and `check`; `generated` by default. */
  readonly out?: string;
  /** The artifacts to generate, with those that they import; by default all that do not run only on request. */
  readonly emitters?: readonly OrOther<EmitterName>[];
  /** Folder that references may not leave; the folder of the document by default. */
  readonly root?: string;
  /** Whether flaws of the document are errors; false by default. */
  readonly strict?: boolean;
  /** Names that replace those made from the document: of operations by operationId, of schemas by key. */
  readonly naming?: Naming;
  /**
   * Whether each operation has a file of its own, or all operations with the same first tag share one; `operation` by
   * default.
   */
  readonly layout?: Layout;
  /**
   * How `oneOf` with a discriminator is read. `tagged`, the default: a value has to match the alternative that its tag
   * names. `strict`: it has to match exactly one, as the specification says.
   */
  readonly oneOf?: OneOfReading;
  /** Appearance and further contents of the documentation. */
  readonly docs?: SiteConfig;
  /** Severities of findings, by their codes. */
  readonly rules?: Readonly<Partial<Record<OrOther<FindingCode>, Level>>>;
}

/** The options of `forgespec dev`. */
export interface DevConfig {
  /** Port of the documentation; 4400 by default. */
  readonly port?: number;
  /** Port of the mock; 4010 by default. */
  readonly mockPort?: number;
  /** Whether the documentation is served; true by default. */
  readonly docs?: boolean;
  /** Whether the mock is served; true by default. */
  readonly mock?: boolean;
  /** Path of a program to run as well, such as a server with your handlers. It is restarted when its modules change. */
  readonly server?: string;
}

/** One of several documents in a configuration. */
export interface DocumentConfig extends DocumentOptions {
  /** Path of the document. */
  readonly document: string;
  /** The output folder of another document, whose runtime this output imports; by default, it has a copy of its own. */
  readonly runtime?: string;
}

/** The contents of `forgespec.config.ts`. Its options apply to all `documents` that do not set them. */
export interface Config extends DocumentOptions {
  /** Path of the document, if there is only one. */
  readonly document?: string;
  /** The documents, if there are several. Commands for one document use the first. */
  readonly documents?: readonly DocumentConfig[];
  /** Options of `forgespec dev`. */
  readonly dev?: DevConfig;
  /** Plug-ins, as objects or as names of packages or paths of modules whose default export is a plug-in. */
  readonly plugins?: readonly (Plugin | string)[];
}

/** Declares a configuration, so that editors complete and check its options. */
export function defineConfig(config: Config): Config {
  return config;
}
