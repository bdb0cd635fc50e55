import { GitbeakerRequestError } from '@gitbeaker/rest';
import { around } from './gitbeaker/around.ts';
import { describeClient } from './describe-client.ts';
import { instance } from './gitbeaker/instance.ts';
import { people } from './gitbeaker/people.ts';
import { pipelines } from './gitbeaker/pipelines.ts';
import { planning } from './gitbeaker/planning.ts';
import { repository } from './gitbeaker/repository.ts';
import { clientOf } from './scenario-client.ts';

const scenarios = { ...around, ...people, ...instance, ...repository, ...pipelines, ...planning };

describeClient({
  name: 'gitbeaker',
  scenarios: Object.keys(scenarios),
  start: () =>
    clientOf(scenarios, (error) =>
      error instanceof GitbeakerRequestError ? error.cause?.response.status : undefined,
    ),
});
