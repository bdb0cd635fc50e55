import type { methods, parameterLocations } from '../source/document/structure.ts';
import type { Schema } from '../schema/schema.ts';
import type { Json, JsonObject } from '../json/json.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Layout } from './layout.ts';
import type { Naming } from './naming.ts';
import type { OneOfReading } from './one-of.ts';
import type { Facts, Knowledge } from '../vocabulary/facts.ts';

export type { Schema } from '../schema/schema.ts';

/**
 * The document as its outputs see it: the only input of every emitter. It is plain data, so that it can be sent to
 * other threads. Members that findings are about have their place in `at`; `Places` has those of schemas.
 *
 * All lists keep the order of the document. References to parameters, bodies, responses, headers and examples are
 * resolved here. References to schemas stay (`{ $ref: '#/components/schemas/<Name>' }`) and are looked up by
 * `schemaAt`.
 */
export interface ApiModel {
  readonly info: ApiInfo;
  /** Further documentation of the whole document. */
  readonly externalDocs: ExternalDocs | undefined;
  /** Servers of the whole document; empty where it states none, which means `/` (OpenAPI 3.1.1, section 4.8.1). */
  readonly servers: readonly Server[];
  readonly families: readonly Family[];
  readonly operations: readonly Operation[];
  /** Operations that the service calls and a program of its users implements: webhooks, then callbacks. */
  readonly received: readonly ReceivedOperation[];
  readonly schemas: readonly NamedSchema[];
  /**
   * The schemas for types and samples: a base with a discriminator is the union of the schemas that extend it by
   * `allOf`. The same list as `schemas` if the document has no such base.
   */
  readonly polymorphic: readonly NamedSchema[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly extensions: Extensions;
  readonly knowledge: Knowledge;
  /** The whole document in normal form, for artifacts that contain the document itself. */
  readonly bundle: JsonObject;
  /** Names that the user chose instead of keys. */
  readonly naming: Naming;
  /** Which operations share a file, as the user chose. */
  readonly layout: Layout;
  /** How the user reads `oneOf` with a discriminator. */
  readonly oneOf: OneOfReading;
  /** Path from the output folder to the one whose runtime is used; undefined for a runtime of its own. */
  readonly runtime: string | undefined;
}

/** The Info Object (OpenAPI 3.1.1, section 4.8.2). */
export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** URL of the terms of service, as written. */
  readonly termsOfService: string | undefined;
  readonly contact: Contact | undefined;
  readonly license: License | undefined;
}

/** A Contact Object (OpenAPI 3.1.1, section 4.8.3). */
export interface Contact {
  readonly name: string | undefined;
  readonly url: string | undefined;
  readonly email: string | undefined;
}

/** A License Object (OpenAPI 3.1.1, section 4.8.4). */
export interface License {
  readonly name: string | undefined;
  /** Expression of SPDX: `Apache-2.0`. */
  readonly identifier: string | undefined;
  readonly url: string | undefined;
}

/** An External Documentation Object (OpenAPI 3.1.1, section 4.8.11). */
export interface ExternalDocs {
  /** As written. */
  readonly url: string;
  readonly description: string | undefined;
}

/** A Server Object (OpenAPI 3.1.1, section 4.8.5). */
export interface Server {
  /** As written: it may be relative and may contain variables, `https://{region}.example/v1`. */
  readonly url: string;
  readonly description: string | undefined;
  readonly variables: Readonly<
    Record<
      string,
      { readonly default: string; readonly enum?: readonly string[]; readonly description?: string }
    >
  >;
}

/** A tag with its operations. Operations without a tag are in the family `default`. */
export interface Family {
  readonly tag: string;
  readonly description: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  readonly operations: readonly Operation[];
  readonly extensions: Extensions;
  readonly knowledge: Knowledge;
  readonly at: Place | undefined;
}

/** The members of an object whose names start with `x-`, as written. */
export type Extensions = Readonly<Record<string, Json>>;

/** The methods that a Path Item Object has (OpenAPI 3.1.1, section 4.8.9). */
export type HttpMethod = (typeof methods)[number];

/** A request that the service sends (OpenAPI 3.1.1, 4.8.1.1 `webhooks` and 4.8.18). */
export interface ReceivedOperation {
  readonly kind: 'webhook' | 'callback';
  /** Key under `webhooks` or `callbacks`, as written. */
  readonly name: string;
  /** For a callback: the runtime expression of the URL that is called. */
  readonly address: string | undefined;
  /** For a callback: id of the operation that it belongs to. */
  readonly caller: string | undefined;
  /** Its path is its name. */
  readonly operation: Operation;
}

/** An Operation Object (OpenAPI 3.1.1, section 4.8.10), with the additions of its path and of the document. */
export interface Operation extends Facts {
  /** The sender of the request; the other side sends the response. */
  readonly sentBy: 'client' | 'service';
  /** operationId as written; made from method and path if there is none. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path template as written: `/groups/{id}/member_roles`. */
  readonly path: string;
  readonly segments: readonly PathSegment[];
  /** The first of the tags; `default` where there is none. */
  readonly family: string;
  /** All tags, as written. */
  readonly tags: readonly string[];
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** What its path item says of all operations of the path. */
  readonly pathItem: PathItemTexts;
  readonly deprecated: boolean;
  /** Path, query, header and cookie parameters; those of the path item first, without overridden ones. */
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** Alternatives; an empty alternative means that no credentials are needed. */
  readonly security: readonly SecurityRequirement[];
  /** The servers of the operation: its own, otherwise those of its path, otherwise those of the document. */
  readonly servers: readonly Server[];
  readonly extensions: Extensions;
  readonly at: Place;
}

/** The texts of a Path Item Object (OpenAPI 3.1.1, section 4.8.9). */
export interface PathItemTexts {
  readonly summary: string | undefined;
  readonly description: string | undefined;
}

/** A segment is a list of literal and parameter parts (`archive{format}`); `multi` parameters span segments. */
export type PathSegment = readonly PathPart[];
/** A literal text or a parameter inside a segment. */
export type PathPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string; readonly multi: boolean };

/** Where a parameter is sent (OpenAPI 3.1.1, section 4.8.12.1). */
export type ParameterIn = (typeof parameterLocations)[number];
/** How the value of a parameter is serialized (OpenAPI 3.1.1, section 4.8.12.3). */
export type ParameterStyle =
  'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** A Parameter Object (OpenAPI 3.1.1, section 4.8.12), with the defaults of its location. */
export interface Parameter {
  /** Encoded name, including brackets: `ids[]`. */
  readonly name: string;
  readonly in: ParameterIn;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Whether an empty text means that the parameter is not used; only in the query. */
  readonly allowEmptyValue: boolean;
  /** Set when the parameter is described by `content` instead of `schema`. */
  readonly mediaType: string | undefined;
  readonly schema: Schema;
  readonly examples: readonly Example[];
  readonly extensions: Extensions;
  readonly at: Place;
}

/** A Request Body Object (OpenAPI 3.1.1, section 4.8.13). */
export interface RequestBody {
  readonly required: boolean;
  readonly description: string | undefined;
  readonly content: readonly MediaType[];
  /** Where else its members may be sent (`x-body-also-in`); empty where the document does not state it. */
  readonly alsoIn: readonly BodyPlace[];
  readonly extensions: Extensions;
  readonly at: Place;
}

/** `query`: beside the query parameters; `multipart`: a form as `multipart/form-data` without files. */
export type BodyPlace = 'query' | 'multipart';

/** A Media Type Object (OpenAPI 3.1.1, section 4.8.14). */
export interface MediaType {
  /**
   * In normal form, with the parameters that distinguish it from others: `application/json`,
   * `application/json;version=2`; ranges such as `text/*` stay.
   */
  readonly type: string;
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'binary';
  /** `true` where the document has no schema for the content. */
  readonly schema: Schema;
  /** Whether the schema describes the contents of a text or of bytes: programs get these unparsed and unchecked. */
  readonly opaque: boolean;
  /** Encoding objects by property name, as written. */
  readonly encoding: Readonly<Record<string, JsonObject>>;
  /** Headers of the parts of a multipart body, by property name (OpenAPI 3.1.1, section 4.8.15, `headers`). */
  readonly partHeaders: Readonly<Record<string, readonly Header[]>>;
  readonly examples: readonly Example[];
  readonly extensions: Extensions;
  readonly at: Place;
}

/** A Response Object (OpenAPI 3.1.1, section 4.8.17). */
export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  readonly links: readonly Link[];
  readonly extensions: Extensions;
  readonly at: Place;
}

/** A request that a response prepares (OpenAPI 3.1.1, 4.8.20). */
export interface Link {
  readonly name: string;
  readonly description: string | undefined;
  /** `operationId` or `operationRef`, as written. */
  readonly target: string;
  /** The target operation, as `linkTarget` names it; undefined for one of another document. */
  readonly key: string | undefined;
  /**
   * Values or runtime expressions by the names of parameters, which may have their location as a prefix (`path.id`).
   */
  readonly parameters: JsonObject;
  /** Value or runtime expression. */
  readonly requestBody: Json | undefined;
  /** The server of the target, where it differs from those of the operation. */
  readonly server: Server | undefined;
  readonly at: Place;
}

/** A Header Object (OpenAPI 3.1.1, section 4.8.21). */
export interface Header {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  /** Whether the members of an object are written as `name=value`. */
  readonly explode: boolean;
  /** Set when the header is described by `content` instead of `schema`. */
  readonly mediaType: string | undefined;
  readonly schema: Schema;
  readonly examples: readonly Example[];
  readonly extensions: Extensions;
  readonly at: Place;
}

/** An Example Object (OpenAPI 3.1.1, section 4.8.19), or the value of `example`. */
export interface Example {
  readonly name: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly value: Json;
  readonly at: Place | undefined;
}

/** Schemes that are required together (OpenAPI 3.1.1, section 4.8.30). */
export type SecurityRequirement = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];

/** A Security Scheme Object (OpenAPI 3.1.1, section 4.8.27). */
export interface SecurityScheme {
  readonly name: string;
  readonly type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  readonly description: string | undefined;
  /** For `apiKey`: the location and name of the key. */
  readonly in: 'query' | 'header' | 'cookie' | undefined;
  readonly parameter: string | undefined;
  /** For `http`: `bearer`, `basic` … in lower case. */
  readonly scheme: string | undefined;
  /** For `bearer`: a hint at the form of the token, such as `JWT`. */
  readonly bearerFormat: string | undefined;
  /** For `openIdConnect`: URL of the discovery document, as written. */
  readonly openIdConnectUrl: string | undefined;
  /** For `oauth2`: the flows that are offered. */
  readonly flows: readonly OAuthFlow[];
  readonly extensions: Extensions;
  readonly at: Place;
}

/** An OAuth Flow Object (OpenAPI 3.1.1, section 4.8.29), with its key in the OAuth Flows Object. */
export interface OAuthFlow {
  readonly name: string;
  /** URLs as written. */
  readonly authorizationUrl: string | undefined;
  readonly tokenUrl: string | undefined;
  readonly refreshUrl: string | undefined;
  /** Descriptions of scopes by their names. */
  readonly scopes: Readonly<Record<string, string>>;
}

/** A schema of `components/schemas`. */
export interface NamedSchema {
  /** Key under `components/schemas`, as written. */
  readonly key: string;
  readonly ref: string;
  readonly schema: Schema;
  /** Whether a request or a response of some operation reaches it. Both are false if none does. */
  readonly reachedBy: { readonly requests: boolean; readonly responses: boolean };
  /** Whether it can reach itself through references. */
  readonly recursive: boolean;
  /** Whether it can apply to one part of a value so often that its checks have to be counted. */
  readonly repeated: boolean;
  /**
   * Whether requests and responses have different variants of it, because it reaches a member that is `readOnly` or
   * `writeOnly` (JSON Schema 2020-12 Validation, section 9.4). Outputs then have a separate type for requests.
   */
  readonly hasVariants: boolean;
  readonly at: Place;
}
