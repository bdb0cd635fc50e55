import type { Case } from '../../runtime/conformance/case.ts';
import type { ApiModel, Operation, ParameterIn } from '../model/model.ts';
import type { RequestValues } from '../sample/request.ts';
import type { Sampler } from '../sample/sampler.ts';
import type { GivenValues } from './given-values.ts';

/** The settings that, together with the document, determine the cases. */
export interface Settings {
  readonly seed: number;
  /**
   * Whether it is a failure to refuse a valid request with a documented status, or to accept undescribed parameters.
   */
  readonly strict: boolean;
  /** Whether each documented response is requested with `Prefer`, as the mock of this toolkit supports it. */
  readonly prefer: boolean;
  readonly values: GivenValues;
}

/** What the plans of all operations share. */
export interface Planning {
  readonly model: ApiModel;
  readonly sampler: Sampler;
  readonly settings: Settings;
}

/** A case, and what it was made from. */
export interface PlannedCase {
  readonly case: Case;
  /** The values of a single request, which are reduced when it fails. */
  readonly source: Source | undefined;
  readonly covers: Covers;
}

export interface Source {
  readonly operation: Operation;
  readonly values: RequestValues;
}

/** What a case exercises of its operation. */
export interface Covers {
  readonly parameters: readonly ParameterKey[];
  readonly requestType: string | undefined;
  readonly constraint: Constraint | undefined;
}

export interface ParameterKey {
  readonly in: ParameterIn;
  readonly name: string;
}

/** A rule of the document for a part of a request. */
export interface Constraint {
  readonly in: ParameterIn | 'body';
  /** For the body, where there are several. */
  readonly mediaType: string | undefined;
  /** JSON Pointer; `*` represents every item of a list and every undescribed member. */
  readonly pointer: string;
  readonly keyword: string;
}

/** The plan of an operation: cases, and why some kinds of cases have none. */
export interface Plan {
  readonly operation: Operation;
  readonly cases: readonly PlannedCase[];
  readonly missing: readonly Missing[];
  /** Kinds that may have further cases, because the run ended earlier. */
  readonly open: readonly Case['kind'][];
}

export interface Missing {
  readonly kind: Case['kind'];
  readonly why: string;
  /** Whether the kind can apply to the operation; if it cannot, it is not a gap. */
  readonly applies: boolean;
}
