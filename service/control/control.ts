import type { Forge } from '../forge.ts';
import type { Faults } from './faults.ts';
import type { SettableClock } from './settable-clock.ts';
import type { Snapshots } from './snapshots.ts';

/** The context of the handlers of the control plane, as `context.app`. */
export interface Control {
  readonly forge: Forge;
  readonly clock: SettableClock;
  readonly snapshots: Snapshots;
  readonly faults: Faults;
}

declare module '../../generated/control/server/index.js' {
  interface ServerTypes {
    app: Control;
  }
}
