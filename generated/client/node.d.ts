// Runtime of forgespec, the same for every document. Do not edit.

// client/node

/** A file on disk to upload, for Node. It is read while it is sent. */
export declare function fileFromPath(path: string, type?: string): Promise<File>;

export {};
