import { unsupportedNode } from './node-version.ts';

export { OLDEST_NODE } from './node-version.ts';

// Evaluated first, so that this error comes before one about a missing function.
const reason = unsupportedNode(process.versions.node);
if (reason !== undefined) throw new Error(reason);
