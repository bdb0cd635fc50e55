/**
 * The types of your own that every handler sees. Add them once, by declaration merging:
 *
 * ```ts
 * declare module './api/server/index.js' {
 *   interface ServerTypes {
 *     principal: User;
 *     app: { database: Database };
 *   }
 * }
 * ```
 *
 * `principal` is what the functions of `authenticate` return, `app` what `createServer` is given as `app`.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ServerTypes {}

/** The type of the caller for handlers that name no other. */
export type AnyPrincipal = ServerTypes extends { readonly principal: infer Principal } ? Principal : unknown;

/** The type of `context.app`. */
export type App = ServerTypes extends { readonly app: infer Given } ? Given : unknown;

/** The option `app` of a server: required if its type is declared. */
export type AppOption = ServerTypes extends { readonly app: infer Given }
  ? { readonly app: Given }
  : { readonly app?: unknown };
