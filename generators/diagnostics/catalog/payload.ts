import type { FindingDefinition } from '../definition.ts';

export const payloadFindings = {} satisfies Record<string, FindingDefinition<never>>;
