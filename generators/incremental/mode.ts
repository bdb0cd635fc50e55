/** How results are reused after an edit. */
export type IncrementalMode = 'on' | 'off' | 'verify';

/**
 * `FORGESPEC_INCREMENTAL`: `off` computes everything again after each edit; `verify` also computes what could be reused,
 * and throws if the results differ. For tests, and to find out whether a wrong result comes from reuse.
 */
export function incrementalMode(): IncrementalMode {
  const { FORGESPEC_INCREMENTAL: mode } = process.env;
  return mode === 'off' || mode === 'verify' ? mode : 'on';
}
