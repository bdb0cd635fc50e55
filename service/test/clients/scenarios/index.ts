import { around } from './around.ts';
import { instance } from './instance.ts';
import { people } from './people.ts';
import { pipelines } from './pipelines.ts';
import { planning } from './planning.ts';
import { repository } from './repository.ts';

/** What the steps of one scenario have to give, by their names; a client takes the steps that it has methods for. */
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
