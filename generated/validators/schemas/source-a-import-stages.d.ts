import type { SourceAImportStages } from '../../types/schemas/source-a-import-stages.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSourceAImportStages(value: unknown): ValidationResult<SourceAImportStages>;
export declare function isSourceAImportStages(value: unknown): value is SourceAImportStages;
