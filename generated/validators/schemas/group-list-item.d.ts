import type { GroupListItem } from '../../types/schemas/group-list-item.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupListItem(value: unknown): ValidationResult<GroupListItem>;
export declare function isGroupListItem(value: unknown): value is GroupListItem;
