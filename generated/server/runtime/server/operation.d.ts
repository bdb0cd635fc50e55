import type { ParameterDescriptor, ParameterValue } from '../parameters/descriptor.js';
import type { PathSegment } from '../routing/path-segment.js';
import type { RouteNeed } from '../routing/route-need.js';
import type { Validator } from '../validation/result.js';
/**
 * What has to be known of an operation before a request for it is looked into: enough to route, to authenticate and
 * to authorise. Plain data, written by the generator.
 */
export interface OperationInfo {
    /** `operationId` as the document writes it. */
    readonly id: string;
    /** Key among the operations and the handlers: `listMemberRoles`. */
    readonly name: string;
    /** In upper case. */
    readonly method: string;
    /** Path template as written, without what stands before all paths: `/groups/{id}/member_roles`. */
    readonly path: string;
    readonly segments: readonly PathSegment[];
    /** What tells it from operations with the same method and path, where there are any. */
    readonly needs?: readonly RouteNeed[];
    /** First tag of the operation. */
    readonly family: string;
    readonly deprecated: boolean;
    readonly security: readonly SecurityAlternative[];
    /** What the document says of it under names that begin with `x-`, as written. */
    readonly extensions: Readonly<Record<string, unknown>>;
}
/** Schemes that are all needed (OpenAPI 3.1, Security Requirement Object); none means that nothing is needed. */
export type SecurityAlternative = readonly {
    readonly scheme: string;
    readonly scopes: readonly string[];
}[];
/** What goes into an operation and what comes out of it, with the validators; loaded when it is first called. */
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
    /** Of the decoded values, by the names on the wire. */
    readonly validator: Validator<unknown>;
    /** What optional parameters stand for where they are left out, by the names on the wire. */
    readonly defaults?: readonly (readonly [name: string, value: ParameterValue])[];
}
export interface BodyContract {
    readonly required: boolean;
    /** By essence of the media type, in lower case and without parameters; ranges such as `text/*` too. */
    readonly content: Readonly<Record<string, ContentContract>>;
    /** The media type as which members are read that stand in the query without any body; absent where it holds none. */
    readonly inQuery?: string;
    /** The media type of a form that may also be sent as `multipart/form-data` without files. */
    readonly inParts?: string;
}
export interface ContentContract {
    readonly kind: ContentKind;
    /**
     * How the fields stand in a form or in the texts of a multipart body, and the members of JSON in the query; empty
     * for other kinds.
     */
    readonly fields: readonly ParameterDescriptor[];
    /** How fields stand there that `fields` does not name; absent where the schema leaves no room for them. */
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
    /** Of the headers by the names of the document; there is none where there are no headers. */
    readonly headersValidator?: Validator<unknown>;
    /** By essence of the media type; empty where there is no body. */
    readonly content: Readonly<Record<string, Omit<ContentContract, 'fields' | 'others' | 'files'>>>;
}
/** An entry of the generated table of operations. */
export interface Operation extends OperationInfo {
    load(): Promise<OperationContract>;
}
