import type { FindingDefinition } from '../definition.ts';

export const namesFindings = {} satisfies Record<string, FindingDefinition<never>>;
