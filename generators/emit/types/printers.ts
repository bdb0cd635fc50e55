import type { JsonObject } from '../../source/document.ts';
import type { OutputFile } from '../emitter.ts';

/** Prints types of an OpenAPI 3.1 document with local references, which it may change. */
export type Printer = (document: JsonObject) => readonly OutputFile[];

/** The printers of types, each loaded by the thread that needs it: one of them stands on the TypeScript compiler. */
export const printers = {
  named: async (): Promise<Printer> => (await import('./named-modules.ts')).namedModules,
  openapi: async (): Promise<Printer> => (await import('./openapi/module.ts')).openApiModule,
};

export type PrinterName = keyof typeof printers;
