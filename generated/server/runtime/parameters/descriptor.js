/**
 * How parameters stand on the wire, as plain data: a generator writes these descriptors down once, and server,
 * client, documentation and conformance cases all read them.
 */
export {};
