import type { FindingCode } from '../diagnostics/catalog.ts';
import type { Level } from '../diagnostics/severities.ts';
import type { EmitterName } from '../emit/names.ts';
import type { Layout } from '../model/layout.ts';
import type { Naming } from '../model/naming.ts';
import type { SiteConfig } from '../site/site-config.ts';
import type { Plugin } from '../plugin/plugin.ts';

/** A text that need not be one of those that an editor proposes. */
type OrOther<Known extends string> = Known | (string & {});

/** What is made of a document, and how. Paths are relative to the folder of the configuration. */
export interface DocumentOptions {
  /** Output folder of `generate` and `check`; `generated` unless given. */
  readonly out?: string;
  /** The artifacts, with those that they import; all of them unless given. */
  readonly emitters?: readonly OrOther<EmitterName>[];
  /** Folder that references may not leave; the folder of the document unless given. */
  readonly root?: string;
  /** Whether a document with flaws is refused. */
  readonly strict?: boolean;
  /** Names in place of those that are made from the document: operations by their operationId, schemas by their keys. */
  readonly naming?: Naming;
  /** Whether the code of each operation has a file of its own, or that of a family one together; `operation` unless given. */
  readonly layout?: Layout;
  /** How the documentation looks, and what it carries beside the document. */
  readonly docs?: SiteConfig;
  /** Severities by the codes of findings. */
  readonly rules?: Readonly<Partial<Record<OrOther<FindingCode>, Level>>>;
}

/** What `forgespec dev` does beside writing the outputs. */
export interface DevConfig {
  /** Port of the documentation; 4400 unless given. */
  readonly port?: number;
  /** Port of the mock; 4010 unless given. */
  readonly mockPort?: number;
  /** Whether the documentation is served: yes unless given. */
  readonly docs?: boolean;
  /** Whether the mock is served: yes unless given. */
  readonly mock?: boolean;
  /** Path of a program, such as a server on the generated one, that runs beside and starts again when its modules change. */
  readonly server?: string;
}

/** A document of a configuration that has several. */
export interface DocumentConfig extends DocumentOptions {
  /** Path of the document. */
  readonly document: string;
}

/** What `forgespec.config.ts` holds. Options beside `documents` are those of all documents that have none of their own. */
export interface Config extends DocumentOptions {
  /** Path of the document, where there is one. */
  readonly document?: string;
  /** The documents, where there are several. Commands that take one document take the first. */
  readonly documents?: readonly DocumentConfig[];
  /** What `forgespec dev` serves and starts. */
  readonly dev?: DevConfig;
  /** Plug-ins, or the names of packages and paths of modules whose default export is one. */
  readonly plugins?: readonly (Plugin | string)[];
}

/** Declares a configuration, so that editors propose and check its options. */
export function defineConfig(config: Config): Config {
  return config;
}
