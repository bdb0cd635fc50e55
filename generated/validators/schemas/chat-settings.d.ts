import type { ChatSettings } from '../../types/schemas/chat-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateChatSettings(value: unknown): ValidationResult<ChatSettings>;
export declare function isChatSettings(value: unknown): value is ChatSettings;
