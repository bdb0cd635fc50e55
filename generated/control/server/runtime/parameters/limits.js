/** Rack allows as many pairs and levels; servers commonly refuse request lines far shorter than 64 KiB. */
export const queryLimits = { bytes: 65_536, pairs: 4_096, depth: 32 };
export const formLimits = { ...queryLimits, bytes: 1_048_576 };
