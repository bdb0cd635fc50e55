import type { Clock } from '../clock.ts';
import type { ImportSources, Instance } from '../instance.ts';
import type { Secrets } from '../secrets.ts';

/** How a service is started; everything has a default. */
export interface ForgeOptions {
  /** Folder of all state: database, repositories, blobs. A temporary one that `stop` removes unless given. */
  readonly data?: string;
  /** `postgres://user:password@host:port/database`; a file of SQLite in the data folder unless given. */
  readonly database?: string;
  /** Port on which to listen; a free one unless given. */
  readonly port?: number;
  /** Address on which to listen: `127.0.0.1` unless given. */
  readonly host?: string;
  /** Address under which callers see the service, where that is another one. */
  readonly publicUrl?: string;
  readonly deployment?: Instance['deployment'];
  readonly tier?: Instance['tier'];
  /** Where the providers of imports are; none unless given. */
  readonly imports?: ImportSources;
  readonly clock?: Clock;
  readonly secrets?: Secrets;
  /** Whether `/-/forge` lets callers on the same machine seed, reset and set the clock: no unless given. */
  readonly control?: boolean;
  /** How booleans and numbers may be written: `lenient` as clients of such services send them, unless given. */
  readonly scalars?: 'exact' | 'lenient';
  /** What happens to parameters that the document does not have: `ignore`, as clients of such services expect, unless given. */
  readonly unknownParameters?: 'refuse' | 'ignore';
  /** What happens to a `per_page` over that of the document: `clamp` to it, as clients of such services expect, unless given. */
  readonly pageSizes?: 'refuse' | 'clamp';
  /** Milliseconds without progress after which a request, a clone or a push is broken off; two minutes unless given. */
  readonly idle?: number;
  /** Whether bodies of responses are checked before they are sent: always unless given. */
  readonly validateResponses?: 'always' | 'off';
}
