import { ApiError } from '../../../generated/client/index.js';
import { describeClient } from './describe-client.ts';
import { instance } from './generated-client/instance.ts';
import { people } from './generated-client/people.ts';
import { pipelines } from './generated-client/pipelines.ts';
import { planning } from './generated-client/planning.ts';
import { repository } from './generated-client/repository.ts';
import { clientOf } from './scenario-client.ts';

const scenarios = { ...people, ...instance, ...repository, ...pipelines, ...planning };

describeClient({
  name: 'generated-client',
  scenarios: Object.keys(scenarios),
  start: () => clientOf(scenarios, (error) => (error instanceof ApiError ? error.status : undefined)),
});
