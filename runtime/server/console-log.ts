import type { Logger } from './message.ts';

/** One line of JSON for each entry. Errors have their stacks. */
export const consoleLog: Logger = {
  info: (fields, message) => console.info(line('info', fields, message)),
  warn: (fields, message) => console.warn(line('warn', fields, message)),
  error: (fields, message) => console.error(line('error', fields, message)),
};

function line(level: string, fields: object, message: string): string {
  return JSON.stringify({ level, message, ...fields }, (_, value: unknown) =>
    value instanceof Error ? value.stack : value,
  );
}
