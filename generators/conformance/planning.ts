import type { Case } from '../../runtime/conformance/case.ts';
import type { ApiModel, Operation, ParameterIn } from '../model/model.ts';
import type { RequestValues } from '../sample/request.ts';
import type { Sampler } from '../sample/sampler.ts';
import type { GivenValues } from './given-values.ts';

/** What decides which cases there are. The same settings and the same document give the same cases. */
export interface Settings {
  readonly seed: number;
  /** Whether a documented refusal of a valid request is a failure, and the acceptance of parameters that nobody describes. */
  readonly strict: boolean;
  /** Whether each documented response is asked for with `Prefer`, as the mock of this toolkit knows it. */
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
  /** The values of the request, where it has one: smaller ones are made from them when it fails. */
  readonly source: Source | undefined;
  readonly covers: Covers;
}

export interface Source {
  readonly operation: Operation;
  readonly values: RequestValues;
}

/** What a case shows of its operation. */
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
  /** Of the body, where there are several. */
  readonly mediaType: string | undefined;
  /** JSON Pointer; `*` stands for every item of a list and for members that nobody describes. */
  readonly pointer: string;
  readonly keyword: string;
}

/** The plan of an operation: cases, and why some kinds of cases have none. */
export interface Plan {
  readonly operation: Operation;
  readonly cases: readonly PlannedCase[];
  readonly missing: readonly Missing[];
  /** Kinds of which there may be further cases, as the run has ended before. */
  readonly open: readonly Case['kind'][];
}

export interface Missing {
  readonly kind: Case['kind'];
  readonly why: string;
  /** Whether the operation gives occasion for it; what does not apply is no gap. */
  readonly applies: boolean;
}
