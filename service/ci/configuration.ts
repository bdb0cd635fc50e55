import type { Variables } from './entries/variables.ts';
import type { Workflow } from './entries/workflow.ts';
import type { IncludedFile } from './include/loading.ts';
import type { Job } from './job.ts';
import type { Mapping } from './value.ts';

/** A configuration without faults. */
export type Configuration = {
  /** From `.pre` to `.post`. */
  stages: readonly string[];
  variables: Variables;
  workflow: Workflow;
  /** Jobs by their names, in the order of the configuration, without hidden ones. */
  jobs: ReadonlyMap<string, Job>;
};

/** The result of reading, as far as it got. */
export type Reading = {
  /** Undefined if there are errors. */
  configuration: Configuration | undefined;
  errors: readonly string[];
  warnings: readonly string[];
  /** The values of all files merged, with `extends` and references applied. Undefined if that was not possible. */
  merged: Mapping | undefined;
  /** The files that were included. Undefined if one of them could not be. */
  included: readonly IncludedFile[] | undefined;
};
