import type { AgentServer } from '../../types/schemas/agent-server.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateAgentServer(value: unknown): ValidationResult<AgentServer>;
export declare function isAgentServer(value: unknown): value is AgentServer;
