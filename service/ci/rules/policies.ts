import type { Policy } from '../entries/policy.ts';
import { holds } from './evaluate.ts';
import type { RuleContext } from './decide.ts';

/** The properties of a pipeline that decide the refs of `only` and `except`. */
export type PipelineRef = {
  /** The name of a branch or a tag. */
  ref: string;
  tag: boolean;
  /** `push`, `web`, `schedule`, `api`, `trigger`, `merge_request_event` and others. */
  source: string;
  projectPath?: string;
};

/** Whether `only` and `except` include a job in a pipeline: all parts of the first are true, and none of the second. */
export function policiesAllow(
  { only, except }: { only?: Policy; except?: Policy },
  pipeline: PipelineRef,
  context: RuleContext,
): boolean {
  if (only !== undefined && !partsOf(only, pipeline, context).every((part) => part())) return false;
  return except === undefined || !partsOf(except, pipeline, context).some((part) => part());
}

/** There are no clusters here, so `kubernetes` is never true. */
function partsOf(policy: Policy, pipeline: PipelineRef, context: RuleContext): readonly (() => boolean)[] {
  const { refs, variables, changes, kubernetes } = policy;
  const { changed } = context.paths;
  return [
    ...(refs === undefined ? [] : [() => refs.some((ref) => refMatches(ref, pipeline, context))]),
    ...(variables === undefined
      ? []
      : [() => variables.some(({ expression }) => holds(expression, context.variables, context.matching))]),
    ...(changes === undefined
      ? []
      : [() => changed === undefined || changes.some((glob) => changed.has(glob, context.matching))]),
    ...(kubernetes === undefined ? [] : [() => false]),
  ];
}

/** A pattern or a name, and the path of a project after `@`. */
const refParts = /^(?<ref>\/(?:[^/\\]|\\.)+\/[ismU]*|[^@]*)(?:@(?<path>.+))?$/s;

/** `branches`, `tags`, a source (`web`, `schedules`), a name, or a pattern; each optionally with `@` and a project. */
function refMatches(text: string, pipeline: PipelineRef, { matching }: RuleContext): boolean {
  const { ref = text, path } = refParts.exec(text)?.groups ?? {};
  if (path !== undefined && path !== pipeline.projectPath) return false;
  if (ref === 'tags') return pipeline.tag || ref === pipeline.ref;
  const isMergeRequest = pipeline.source === 'merge_request_event';
  if (ref === 'branches' && !pipeline.tag && !isMergeRequest) return true;
  const source = pipeline.source.replace(/_event$/, '');
  if (ref === source || ref === plural(source)) return true;
  return matching.looksLikePattern(ref) ? matching.matches(ref, pipeline.ref) : ref === pipeline.ref;
}

function plural(source: string): string {
  return /(?:s|sh|ch|x)$/.test(source) ? `${source}es` : `${source}s`;
}
