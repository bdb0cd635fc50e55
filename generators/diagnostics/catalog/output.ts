import type { FindingDefinition } from '../definition.ts';

export const outputFindings = {} satisfies Record<string, FindingDefinition<never>>;
