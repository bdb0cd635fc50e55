import type { Json, JsonObject } from './json.ts';

/** A schema of JSON Schema 2020-12, with references of the form `#/components/schemas/<name>`. */
export type Schema = Json;

export type Location = 'path' | 'query' | 'header' | 'cookie';

/** What a document says of its API, as plain data. */
export interface DocumentFacts {
  /** The first server, with the defaults of its variables. */
  readonly baseUrl: string;
  /** Path of the first server. */
  readonly basePath: string;
  readonly families: readonly string[];
  readonly operations: readonly OperationFacts[];
  /** What stands at the root beside `paths` and `components`. */
  readonly root: JsonObject;
  /** Everything below `paths`, with references resolved but those to schemas. */
  readonly paths: JsonObject;
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly securitySchemes: ReadonlyMap<string, SchemeFacts>;
}

export interface OperationFacts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly family: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly isDeprecated: boolean;
  /** Alternatives of names of schemes. */
  readonly security: readonly (readonly string[])[];
  readonly parameters: readonly ParameterFacts[];
  readonly body: BodyFacts | undefined;
  /** By status or range of statuses. */
  readonly responses: ReadonlyMap<string, ResponseFacts>;
  /** What stands under names that begin with `x-`. */
  readonly extensions: Readonly<Record<string, Json>>;
}

export interface ParameterFacts {
  readonly name: string;
  readonly in: Location;
  readonly description: string | undefined;
  readonly isDeprecated: boolean;
  /** What stands under names that begin with `x-`. */
  readonly extensions: Readonly<Record<string, Json>>;
  readonly isRequired: boolean;
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Whether its value takes several segments of the path, with its slashes. */
  readonly isMultiSegment: boolean;
  /** Values with their summaries. */
  readonly examples: readonly { readonly summary: string | undefined; readonly value: Json }[];
  readonly schema: Schema;
}

export interface BodyFacts {
  readonly description: string | undefined;
  /** Where else its members may stand: `query`, `multipart` (`x-body-also-in`). */
  readonly alsoIn: readonly string[];
  readonly isRequired: boolean;
  /** Schemas by media type. */
  readonly content: ReadonlyMap<string, Schema>;
  /** For each media type, those of the parts of a form, by the names of its fields. */
  readonly partTypes: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface ResponseFacts {
  readonly description: string | undefined;
  /** Schemas by media type. */
  readonly content: ReadonlyMap<string, Schema>;
  readonly headers: ReadonlyMap<string, HeaderFacts>;
}

export interface HeaderFacts {
  readonly description: string | undefined;
  readonly isDeprecated: boolean;
  readonly isRequired: boolean;
  readonly examples: ParameterFacts['examples'];
  readonly schema: Schema;
}

/** A security scheme: where the credential stands, under which name. */
export interface SchemeFacts {
  readonly in: 'query' | 'header';
  readonly name: string;
  /** What stands before the credential. */
  readonly prefix: string;
}
