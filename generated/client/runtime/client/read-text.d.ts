/** Reads a body as text. */
export declare function readText(response: Response): Promise<string>;
