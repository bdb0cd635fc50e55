import { around } from './around.ts';
import { instance } from './instance.ts';
import { people } from './people.ts';
import { pipelines } from './pipelines.ts';
import { planning } from './planning.ts';
import { repository } from './repository.ts';

/** The expected results of one scenario's steps, by their names; a client runs the steps for which it has methods. */
export type Wants = Readonly<Record<string, unknown>>;

/** The scenarios of all families, the same for every client. */
export const wants: Readonly<Record<string, Wants>> = {
  ...around,
  ...people,
  ...instance,
  ...repository,
  ...pipelines,
  ...planning,
};
