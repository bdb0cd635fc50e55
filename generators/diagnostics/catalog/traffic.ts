import type { FindingDefinition } from '../definition.ts';

export const trafficFindings = {} satisfies Record<string, FindingDefinition<never>>;
