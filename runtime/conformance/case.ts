/** One test case of an operation, as plain data. */
export interface Case {
  /** Unique in its document and the same for the same seed: `listBooks broken query/page minimum`. */
  readonly id: string;
  /** `operationId` */
  readonly operation: string;
  readonly kind: CaseKind;
  /** Whether it may change data of the server. */
  readonly writes: boolean;
  readonly trial: Trial;
}

/**
 * Kinds of cases:
 * - `valid`: a request that the document allows; `response`: one that requests a documented response of a mock;
 * - `bound`: a valid request with values at the bounds of the document;
 * - `hostile`: a valid request with texts that make careless servers fail;
 * - `broken`: a request that breaks one constraint; `malformed`: a body that cannot be read;
 * - `media-type`: a body of an undocumented media type;
 * - `credentials`: a request without credentials or with wrong ones; `method`: a method that the path does not have;
 * - `head`, `pages`, `lifecycle`: several requests whose responses have to agree.
 */
export type CaseKind =
  | 'valid'
  | 'response'
  | 'bound'
  | 'hostile'
  | 'broken'
  | 'malformed'
  | 'media-type'
  | 'credentials'
  | 'method'
  | 'head'
  | 'pages'
  | 'lifecycle';

export type Trial = SingleTrial | HeadTrial | SchemeTrial | PagesTrial | LifecycleTrial;

/** One request and its expected responses. */
export interface SingleTrial {
  readonly type: 'single';
  readonly request: WireRequest;
  readonly expected: Expected;
  /** The credentials of the request; by default, those of the caller. */
  readonly shown?: Shown;
}

/**
 * The credentials of a request: those of the caller, none, wrong ones of the same form or nearly equal to the correct one
 * (`recased` inverts the case of its letters), an expired token, or those of another caller.
 */
export type Shown = 'own' | 'nothing' | 'wrong' | 'longer' | 'shorter' | 'recased' | 'expired' | 'other';

/** A request with GET, which is compared with HEAD. */
export interface HeadTrial {
  readonly type: 'head';
  readonly request: WireRequest;
}

/** A request that is sent with the scheme of its credentials in lower and in upper case. */
export interface SchemeTrial {
  readonly type: 'scheme';
  readonly request: WireRequest;
}

/** A list that is read page by page to its end. */
export interface PagesTrial {
  readonly type: 'pages';
  readonly mode: 'offset' | 'keyset';
  /** Of the first page, without a page size. */
  readonly request: WireRequest;
  /** Parameter of the page size, and the sizes to try: a small one, then a large one for long lists. */
  readonly size:
    | {
        readonly parameter: string;
        readonly values: readonly number[];
        /** The documented page size if the parameter is omitted. */
        readonly usual?: number;
      }
    | undefined;
  /** Parameters that may filter items by a member of the same name. */
  readonly filters: readonly string[];
}

/** A resource that is created, read, changed and deleted. */
export interface LifecycleTrial {
  readonly type: 'lifecycle';
  /** Requests that create it, from most to fewest members; the next one is sent if the server refuses one. */
  readonly creates: readonly WriteStep[];
  /** `{}` in the target is replaced with its name. */
  readonly read: Step;
  /** Requests that change it, one after the other. */
  readonly updates: readonly WriteStep[];
  readonly list: Step | undefined;
  readonly remove: Step | undefined;
  /** Members of the response that contain its name, the best first. */
  readonly names: readonly string[];
  /** Members that may contain its name if the others are missing. */
  readonly guesses: readonly string[];
  /** Names that the server probably does not use, to check whether it distinguishes resources. */
  readonly unusedNames: readonly string[];
  /** Whether its list must contain it. */
  readonly listsAll: boolean;
  /** Whether a second deletion must be refused. */
  readonly deletesOnce: boolean;
}

/** A request of a lifecycle. */
export interface Step {
  /** `operationId` */
  readonly operation: string;
  readonly request: WireRequest;
}

/** A request of a lifecycle that creates or changes the resource. */
export interface WriteStep extends Step {
  /** Members that a later read must return as they were sent. */
  readonly persisted: Readonly<Record<string, unknown>>;
  /** Members that the response to this request must return. */
  readonly echoed: Readonly<Record<string, unknown>>;
}

/** A request as it is sent. */
export interface WireRequest {
  /** In upper case. */
  readonly method: string;
  /** Path and query, encoded, relative to the base URL of the server. */
  readonly target: string;
  /** URL of the server of the operation, with the defaults of its variables; absent for the server of the document. */
  readonly server?: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The places for credentials, if there are any. */
  readonly credentials: readonly CredentialPlace[];
}

/** The place of a credential: with `prefix` before it, as a header, in the query, or as a cookie. */
export interface CredentialPlace {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** `bearer` and `basic` are the schemes of the header `Authorization` (RFC 9110, section 11.6.2). */
  readonly scheme: 'bearer' | 'basic' | undefined;
  /** The name of the scheme, if it is not `Bearer` or `Basic`. */
  readonly spelling?: string;
}

export interface Expected {
  /** Expected statuses, as documents write them: `200`, `4XX`. */
  readonly statuses: readonly string[];
  /** A description of the request, which is printed before the failure: `page breaks minimum`. */
  readonly given: string;
  /** Methods that the header `Allow` must contain. */
  readonly allow?: readonly string[];
  /** Whether a 401 must name the required credentials (RFC 9110, section 15.5.2). */
  readonly challenge?: boolean;
}
