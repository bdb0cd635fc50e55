import { unsupportedNode } from './node-version.ts';

export { OLDEST_NODE } from './node-version.ts';

// Evaluated first: the error comes before one that speaks of a missing function.
const reason = unsupportedNode(process.versions.node);
if (reason !== undefined) throw new Error(reason);
