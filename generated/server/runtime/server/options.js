export const defaultLimits = {
    url: 16_384,
    body: 1_048_576,
    stream: 104_857_600,
    depth: 100,
    parts: 1_000,
    field: 65_536,
    file: 104_857_600,
};
/**
 * Bytes of the address and all headers of a request that our servers of Node take: 431 beyond. Node's own 16 KiB would
 * leave no address to be refused with 414.
 */
export const maxHeaderSize = 65_536;
