import type { Naming } from '../../model/naming.ts';
import type { JsonObject } from '../../source/document.ts';
import type { OutputFile } from '../emitter.ts';

/** What a thread prints: an OpenAPI 3.1 document as JSON text, and the names that a user gives what it has. */
export interface PrinterJob {
  readonly document: string;
  readonly naming: Naming;
}

/** Prints types of an OpenAPI 3.1 document with local references, which it may change. */
export type Printer = (document: JsonObject, naming: Naming) => readonly OutputFile[];

/** The printers of types, each loaded by the thread that needs it: one of them stands on the TypeScript compiler. */
export const printers = {
  named: async (): Promise<Printer> => (await import('./named-modules.ts')).namedModules,
  openapi: async (): Promise<Printer> => (await import('./openapi/module.ts')).openApiModule,
};

export type PrinterName = keyof typeof printers;
