/** The number that two digits at an index write; -1 where there are no two digits. */
export declare function twoDigitsAt(text: string, index: number): number;
/** The index behind the digits that begin at an index. */
export declare function skipDigits(text: string, index: number): number;
export declare function isHexDigit(code: number): boolean;
