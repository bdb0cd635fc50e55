import type { Clock } from '../clock.ts';
import type { ImportSources, Instance } from '../instance.ts';
import type { Secrets } from '../secrets.ts';

/** The options of a service; everything has a default. */
export interface ForgeOptions {
  /** Folder of all state: database, repositories, blobs. By default a temporary one that `stop` removes. */
  readonly data?: string;
  /** `postgres://user:password@host:port/database`; by default, a file of SQLite in the data folder. */
  readonly database?: string;
  /** Port to listen on; a free one by default. */
  readonly port?: number;
  /** Address to listen on; `127.0.0.1` by default. */
  readonly host?: string;
  /** Public URL of the service, if it differs. */
  readonly publicUrl?: string;
  readonly deployment?: Instance['deployment'];
  readonly tier?: Instance['tier'];
  /** The URLs of the providers of imports; none by default. */
  readonly imports?: ImportSources;
  readonly clock?: Clock;
  readonly secrets?: Secrets;
  /** Whether `/-/forge` lets callers on the same machine seed, reset and set the clock; false by default. */
  readonly control?: boolean;
  /** How booleans and numbers may be written; by default `lenient`, as clients of such services send them. */
  readonly scalars?: 'exact' | 'lenient';
  /** What happens to undocumented parameters; by default `ignore`, as clients of such services expect. */
  readonly unknownParameters?: 'refuse' | 'ignore';
  /**
   * What happens to a `per_page` above the documented maximum; by default `clamp` to it, as clients of such services
   * expect.
   */
  readonly pageSizes?: 'refuse' | 'clamp';
  /** Milliseconds without progress after which a request, a clone or a push is aborted; two minutes by default. */
  readonly idle?: number;
  /** Whether bodies of responses are checked before they are sent; `always` by default. */
  readonly validateResponses?: 'always' | 'off';
}
