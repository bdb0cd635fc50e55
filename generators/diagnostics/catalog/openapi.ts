import type { FindingDefinition } from '../definition.ts';

export const openapiFindings = {} satisfies Record<string, FindingDefinition<never>>;
