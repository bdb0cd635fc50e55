import type { Levels } from '../diagnostics/severities.ts';
import type { Layout } from '../model/layout.ts';
import type { Naming } from '../model/naming.ts';
import type { OneOfReading } from '../model/one-of.ts';
import type { Plugin } from '../plugin/plugin.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { DevConfig } from './config.ts';

/** The settings of any document. Paths are relative to the working folder. */
export interface GeneralSettings {
  readonly emitters: readonly string[] | undefined;
  readonly strict: boolean;
  readonly levels: Levels;
  readonly naming: Naming | undefined;
  readonly layout: Layout | undefined;
  readonly oneOf: OneOfReading | undefined;
  readonly docs: SiteConfig;
}

/** The settings for a document of the configuration. */
export interface DocumentSettings extends GeneralSettings {
  readonly document: string;
  readonly out: string | undefined;
  readonly root: string | undefined;
  /** Output folder of the document whose runtime the outputs import. */
  readonly runtime: string | undefined;
}

/** The settings of a configuration and of the command line. */
export interface Settings {
  /** Path of the configuration; undefined if there is none. */
  readonly path: string | undefined;
  readonly documents: readonly DocumentSettings[];
  /** For documents that the configuration does not name. */
  readonly others: GeneralSettings;
  readonly plugins: readonly Plugin[];
  readonly dev: DevConfig;
}

/** The settings without a configuration. */
export const noSettings: Settings = {
  path: undefined,
  documents: [],
  others: {
    emitters: undefined,
    strict: false,
    levels: {},
    naming: undefined,
    layout: undefined,
    oneOf: undefined,
    docs: {},
  },
  plugins: [],
  dev: {},
};
