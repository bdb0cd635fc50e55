// Runtime of forgespec, the same for every document. Do not edit.

// client/node

/** A file of the disk to upload, for Node: read while it is sent, under its own name. */
export declare function fileFromPath(path: string, type?: string): Promise<File>;

export {};
