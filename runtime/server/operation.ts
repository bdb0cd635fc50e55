import type { ParameterDescriptor, ParameterValue } from '../parameters/descriptor.ts';
import type { PathSegment } from '../routing/path-segment.ts';
import type { RouteNeed } from '../routing/route-need.ts';
import type { Validator } from '../validation/result.ts';

/**
 * What is needed to route, authenticate and authorise a request for an operation, before the request is parsed. Plain
 * data, written by the generator.
 */
export interface OperationInfo {
  /** `operationId` as the document writes it. */
  readonly id: string;
  /** Key among the operations and the handlers: `listMemberRoles`. */
  readonly name: string;
  /** In upper case. */
  readonly method: string;
  /** Path template as written, without the base path: `/groups/{id}/member_roles`. */
  readonly path: string;
  readonly segments: readonly PathSegment[];
  /** What distinguishes it from operations with the same method and path, if there are any. */
  readonly needs?: readonly RouteNeed[];
  /** First tag of the operation. */
  readonly family: string;
  readonly deprecated: boolean;
  readonly security: readonly SecurityAlternative[];
  /** Its extensions (`x-`), as written in the document. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Schemes that are all required (OpenAPI 3.1, Security Requirement Object); if empty, no credentials are needed. */
export type SecurityAlternative = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];

/** The parameters, bodies and responses of an operation, with their validators; loaded at its first call. */
export interface OperationContract {
  readonly parameters: {
    readonly path?: ParameterGroup;
    readonly query?: ParameterGroup;
    readonly header?: ParameterGroup;
    readonly cookie?: ParameterGroup;
  };
  readonly body?: BodyContract;
  /** By status: `200`, `4XX`, `default`. */
  readonly responses: Readonly<Record<string, ResponseContract>>;
}

export interface ParameterGroup {
  readonly descriptors: readonly ParameterDescriptor[];
  /** Of the decoded values, by the names that are sent. */
  readonly validator: Validator<unknown>;
  /** The defaults of optional parameters, by the names that are sent. */
  readonly defaults?: readonly (readonly [name: string, value: ParameterValue])[];
}

export interface BodyContract {
  readonly required: boolean;
  /** By media type in lower case, without parameters; also ranges such as `text/*`. */
  readonly content: Readonly<Record<string, ContentContract>>;
  /**
   * The media type as which members in the query are read if there is no body; absent if the query may contain none.
   */
  readonly inQuery?: string;
  /** The media type of a form that may also be sent as `multipart/form-data` without files. */
  readonly inParts?: string;
}

export interface ContentContract {
  readonly kind: ContentKind;
  /**
   * How the fields of a form, the text fields of a multipart body, and members of JSON in the query are encoded; empty
   * for other kinds.
   */
  readonly fields: readonly ParameterDescriptor[];
  /** How fields are encoded that `fields` does not name; absent if the schema does not allow them. */
  readonly others?: ParameterDescriptor;
  /** Names of the fields of a multipart body that are files. */
  readonly files?: readonly string[];
  readonly validator: Validator<unknown>;
}

/** How a body is read and written. */
export type ContentKind = 'json' | 'form' | 'multipart' | 'text' | 'binary';

export interface ResponseContract {
  /** Names in lower case. */
  readonly headers: readonly ParameterDescriptor[];
  /** Checks the headers, by the names in the document; absent if there are none. */
  readonly headersValidator?: Validator<unknown>;
  /** By media type without parameters; empty if there is no body. */
  readonly content: Readonly<Record<string, Omit<ContentContract, 'fields' | 'others' | 'files'>>>;
}

/** An entry of the generated table of operations. */
export interface Operation extends OperationInfo {
  load(): Promise<OperationContract>;
}
