/** Who may call an operation: the lowest role, where it is held, and on which kind of deployment (`x-role`). */
export interface RoleRule {
  readonly minimum: string;
  readonly scope?: string;
  readonly deployment?: string;
  readonly note?: string;
}

/** What to use instead of something deprecated, and when it will be removed (`x-deprecated`). */
export interface Deprecation {
  readonly replacement?: string;
  readonly removal?: string;
  readonly note?: string;
}

export type PageMode = 'offset' | 'keyset';

/** How a list is paged, the usual mode first (`x-pagination`). */
export interface Pagination {
  readonly modes: readonly PageMode[];
  readonly note?: string;
}

/** A limit that no schema can express (`x-limits`). */
export interface Limit {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly per?: string;
  readonly deployment?: string;
  readonly note?: string;
}

/** A change of state that an operation makes (`x-transitions`). */
export interface Transition {
  readonly resource: string;
  readonly from: string;
  readonly to: string;
  readonly by?: string;
  readonly when?: string;
  readonly note?: string;
}

/** A name that was removed (`x-removed`). */
export interface Removal {
  readonly name: string;
  readonly note?: string;
}

/** Who is shown a member, and when (`x-visibility`). */
export interface Visibility {
  readonly to?: readonly string[];
  readonly when?: string;
}

/** The values of the extensions that this toolkit knows; `spec/extensions/<name>.schema.json` defines each. */
export interface Words {
  'x-body-also-in': readonly ('query' | 'multipart')[];
  'x-deployment': readonly string[];
  'x-deprecated': Deprecation;
  'x-enum-varnames': readonly string[];
  'x-feature-flag': string;
  'x-ignored-when': string;
  'x-implied': true;
  'x-limits': readonly Limit[];
  'x-multi-segment': true;
  'x-mutually-exclusive': readonly (readonly string[])[];
  'x-not-shown': readonly string[];
  'x-observed': true;
  'x-pagination': Pagination;
  'x-parameter-encoding': string;
  'x-removed': readonly Removal[];
  'x-requires': readonly string[];
  'x-role': readonly RoleRule[];
  'x-source': readonly string[];
  'x-stand-ins': ReadonlyMap<string, string>;
  'x-tier': string;
  'x-transitions': readonly Transition[];
  'x-visibility': Visibility;
  'x-vocabulary': string;
}
