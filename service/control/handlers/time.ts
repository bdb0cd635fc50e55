import type { GetClockHandler, SetClockHandler } from '../../../generated/control/server/index.js';
import type { Time } from '../../../generated/control/types/index.js';
import { timeNamed } from '../../clock.ts';
import type { SettableClock } from '../settable-clock.ts';

/**
 * Get the time of the service
 *
 * `GET /clock`
 */
export const getClock: GetClockHandler = (_, { app }) => ({ status: 200, body: timeOf(app.clock) });

/**
 * Set the time of the service
 *
 * `PUT /clock`
 */
export const setClock: SetClockHandler = ({ body }, { app: { clock } }) => {
  if (body.now !== undefined) clock.set(timeNamed(body.now));
  if (body.advance !== undefined) clock.advance(body.advance);
  if (body.release === true) clock.release();
  return { status: 200, body: timeOf(clock) };
};

function timeOf(clock: SettableClock): Time {
  return { now: clock.now().toISOString(), standing: clock.standing };
}
