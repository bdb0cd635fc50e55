import type { PipelineCreate } from '../../../generated/types/index.js';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { badRequest, invalid } from '../../http/refusals.ts';
import { repositoryOf } from '../projects/repository.ts';
import { refNamed } from './ref.ts';
import { decide, storePlan } from './start.ts';
import type { GivenVariable, PipelineWish } from './wish.ts';

/** Starts a pipeline for a caller (Part B 4.4). Throws a `Refusal` of 400 with the reason if there is none. */
export async function startAsked(
  asking: Asking,
  project: Row<'projects'>,
  { ref: name, variables = [] }: PipelineCreate,
): Promise<Row<'pipelines'>> {
  const { user } = callerIn(asking);
  const given = variables.map(variableOf);
  const repository = await repositoryOf(asking.app, project);
  const ref = await refNamed(repository, name);
  if (ref === undefined) throw invalid('ref', 'Reference not found');
  const wish: PipelineWish = {
    ref: name,
    tag: ref.tag,
    commit: await repository.commit(ref.sha),
    before: null,
    source: 'api',
    variables: given,
  };
  const decision = await decide(asking.app, project, wish);
  switch (decision.kind) {
    case 'plan':
      return await storePlan(asking.app, project, { wish, plan: decision.plan, userId: user.id });
    case 'missing':
      throw badRequest('Missing CI config file');
    case 'faulty':
    case 'filtered':
      throw badRequest(decision.errors.join(', '));
  }
}

function variableOf(
  { key, variable_type: kind = 'env_var', value = '' }: NonNullable<PipelineCreate['variables']>[number],
  index: number,
): GivenVariable {
  if (key === undefined || !/^\w{1,255}$/.test(key))
    throw invalid(`variables/${index}/key`, 'must be letters, digits and _');
  return { key, kind, value };
}
