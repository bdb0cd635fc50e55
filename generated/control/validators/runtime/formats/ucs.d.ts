/** `ucschar` of RFC 3987 section 2.2, for a class of characters with the flag `u`: what IRIs have beside ASCII. */
export declare const UCS: string;
/** `iprivate` of the same section, which only queries have. */
export declare const PRIVATE: string;
