import type { Row } from '../../database/rows.ts';
import type { MergeOptions } from '../../git/write/options.ts';
import { hasEnded } from '../pipelines/progress.ts';
import type { ProjectSettings } from '../projects/settings.ts';

/**
 * What the settings of a project mean for merges. The sources name the settings without their meaning, which is that of
 * compatible services.
 */

const styles: Readonly<Record<string, MergeOptions['style']>> = {
  rebase_merge: 'linear-merge',
  ff: 'fast-forward',
};

/** How commits reach the target, by `merge_method`. */
export function mergeStyle({ merge_method: method }: ProjectSettings): MergeOptions['style'] {
  return styles[method ?? 'merge'] ?? 'merge';
}

/** Whether a merge request whose target has other commits must be rebased first. */
export function needsRebase(settings: ProjectSettings, { is_behind }: Row<'merge_requests'>): boolean {
  return is_behind && mergeStyle(settings) !== 'merge';
}

/** Whether commits are squashed, by `squash_option` and by what the merge request wants. */
export function squashes({ squash_option: option }: ProjectSettings, wanted: boolean): boolean {
  if (option === 'always') return true;
  return option !== 'never' && wanted;
}

/** Whether a new merge request is squashed if it says nothing about it. */
export function squashesByDefault({ squash_option: option }: ProjectSettings): boolean {
  return option === 'always' || option === 'default_on';
}

/** What the pipeline of the last commit keeps from being merged; undefined if nothing. */
export function pipelineObstacle(
  settings: ProjectSettings,
  pipeline: Row<'pipelines'> | undefined,
): 'ci_must_pass' | 'ci_still_running' | undefined {
  if (settings.only_allow_merge_if_pipeline_succeeds !== true) return undefined;
  if (pipeline === undefined) return 'ci_must_pass';
  if (!hasEnded(pipeline.status)) return 'ci_still_running';
  const isSkipped = pipeline.status === 'skipped' && settings.allow_merge_on_skipped_pipeline === true;
  return pipeline.status === 'success' || isSkipped ? undefined : 'ci_must_pass';
}
