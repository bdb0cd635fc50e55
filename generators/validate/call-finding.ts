import { finding, type FindingCode, type FindingParameters } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Operation, ParameterIn } from '../model/model.ts';
import type { SourceFile } from '../diagnostics/place.ts';
import type { ValidationError } from '../../runtime/validation/result.ts';

export type TrafficPart =
  | 'request'
  | 'path'
  | 'query'
  | 'header'
  | 'cookie'
  | 'request body'
  | 'status'
  | 'response header'
  | 'response body';

/** One error of an entry, for people (`finding`) and for programs. */
export interface CallFinding {
  readonly finding: Finding;
  readonly part: TrafficPart;
  /** JSON Pointer inside the part: into a decoded body, or `/name` of a parameter. */
  readonly pointer: string;
  /** The expectation of a schema there, as plain data, if the error is from a schema. */
  readonly expected?: unknown;
}

/** An entry that matches an operation, and its file. */
export interface Call {
  readonly entry: number;
  readonly operation: Operation;
  readonly file: SourceFile;
}

type CallCode = Extract<FindingCode, `traffic/${string}`>;
type OwnParameters<Code extends CallCode> = Omit<FindingParameters<Code>, 'entry' | 'operation'>;

/**
 * Makes a finding for a call, as text for people and data for programs. `place` is the JSON Pointer in the recording.
 */
export function callFinding<Code extends CallCode>(
  call: Call,
  code: Code,
  part: TrafficPart,
  place: string,
  parameters: OwnParameters<Code>,
  { pointer = '', expected }: Partial<ValidationError> = {},
): CallFinding {
  const all = { ...parameters, entry: call.entry, operation: call.operation.id } as FindingParameters<Code>;
  return {
    finding: finding(code, all, { file: call.file, pointer: place }),
    part,
    pointer,
    ...(expected === undefined ? {} : { expected }),
  };
}

/** Errors of parameters in a location. */
export function parameterFindings(
  call: Call,
  location: ParameterIn,
  place: string,
  errors: readonly ValidationError[],
): readonly CallFinding[] {
  return errors.map((error) => {
    const { pointer, message } = error;
    const parameters = { in: location, pointer, message };
    return callFinding(call, 'traffic/invalid-parameter', location, place, parameters, error);
  });
}
