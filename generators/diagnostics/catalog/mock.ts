import { error, type FindingDefinition } from '../definition.ts';

/** Findings about a mock, or a preview of pages, that cannot be started. */
export const mockFindings = {
  'mock/port': error({
    title: 'The server cannot listen',
    message: (p: { host: string; port: number; reason: string }) =>
      `Port ${p.port} of ${p.host} cannot be used: ${p.reason}.`,
    cause: 'Another program listens there, the port is reserved, or the machine has no such address.',
    fix: 'Choose another port with --port (of the mock of forgespec dev with --mock-port), or 0 for any that is free; end the other program; or correct --host.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
