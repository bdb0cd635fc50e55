import type { SourceFile } from '../diagnostics/place.ts';
import type { Config } from './config.ts';

/** A valid configuration and its location. */
export interface PlacedConfig {
  readonly config: Config;
  /** Absolute; paths of the configuration are relative to it. */
  readonly folder: string;
  /** Undefined without a configuration; `config` is then empty. */
  readonly file: SourceFile | undefined;
}
