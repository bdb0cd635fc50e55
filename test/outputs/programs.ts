import { programs as ofClients } from '../client/programs.ts';
import { programs as ofSingleOutputs } from '../emit/programs.ts';
import { programs as ofHostileNames } from '../hostile/programs.ts';
import { programs as ofInheritance } from '../inheritance/programs.ts';
import { programs as ofLayouts } from '../layout/programs.ts';
import { programs as ofScripts } from '../scripts/programs.ts';
import { programs as ofServers } from '../server/programs.ts';
import { programs as ofTypes } from '../types/programs.ts';
import { programs as ofUnions } from '../unions/programs.ts';
import { programs as ofWebhooks } from '../webhooks/programs.ts';
import { programs as ofBodies } from '../wire/programs.ts';
import type { Program } from './program.ts';

/** All programs of the tests against what is generated. */
export const programs: readonly Program[] = [
  ...ofTypes,
  ...ofScripts,
  ...ofServers,
  ...ofClients,
  ...ofBodies,
  ...ofUnions,
  ...ofInheritance,
  ...ofWebhooks,
  ...ofSingleOutputs,
  ...ofLayouts,
  ...ofHostileNames,
];
