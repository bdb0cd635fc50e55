import type { KnownPaths } from '../rules/paths.ts';
import type { PipelineRef } from '../rules/policies.ts';
import type { VariableValues } from '../rules/evaluate.ts';

/** What a pipeline is made for. */
export type PipelineContext = PipelineRef & {
  sha?: string;
  beforeSha?: string;
  defaultBranch?: string;
  protected?: boolean;
  /** Variables of the instance, the groups, the project, the schedule and the request: they win over the configuration. */
  variables?: VariableValues;
  /** Variables that the service sets besides those of the ref and the source: the configuration wins over them. */
  predefined?: VariableValues;
  paths?: KnownPaths;
};
