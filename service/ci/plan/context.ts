import type { KnownPaths } from '../rules/paths.ts';
import type { PipelineRef } from '../rules/policies.ts';
import type { VariableValues } from '../rules/evaluate.ts';

/** The context of a pipeline. */
export type PipelineContext = PipelineRef & {
  sha?: string;
  beforeSha?: string;
  defaultBranch?: string;
  protected?: boolean;
  /**
   * Variables of the instance, the groups, the project, the schedule and the request: they override the configuration.
   */
  variables?: VariableValues;
  /** Variables of the service besides those of the ref and the source: the configuration overrides them. */
  predefined?: VariableValues;
  paths?: KnownPaths;
};
