/** Limits of decoding; larger texts are refused before they are split. */
export interface ParameterLimits {
  /** Length of the whole text, in UTF-16 code units; encoded text is ASCII, so these are bytes. */
  readonly bytes: number;
  /** Pairs of name and value. */
  readonly pairs: number;
  /** Levels of brackets in a name, including the name itself. */
  readonly depth: number;
}

/** The numbers of pairs and levels are those of Rack. Most servers refuse request lines far shorter than 64 KiB. */
export const queryLimits: ParameterLimits = { bytes: 65_536, pairs: 4_096, depth: 32 };

export const formLimits: ParameterLimits = { bytes: 1_048_576, pairs: 4_096, depth: 32 };
