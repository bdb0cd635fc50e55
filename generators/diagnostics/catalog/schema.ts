import type { FindingDefinition } from '../definition.ts';

export const schemaFindings = {} satisfies Record<string, FindingDefinition<never>>;
