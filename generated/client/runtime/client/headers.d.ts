/**
 * Headers by their names in lower case.
 * @throws {TypeError} for what cannot stand in a header; unlike that of the platform it quotes nothing
 */
export declare function headersOf(headers: Readonly<Record<string, string>> | undefined): Record<string, string>;
