import { credentialFaults } from './credentials.ts';
import { edgeFaults } from './edges.ts';
import { exchangeFaults } from './exchanges.ts';
import { pageFaults } from './pages.ts';
import type { ShopFault } from './plant.ts';
import { responseFaults } from './responses.ts';
import { ruleFaults } from './rules.ts';
import { sequenceFaults } from './sequences.ts';
import { stateFaults } from './state.ts';
import { storedItemFaults } from './stored-items.ts';
import { valueFaults } from './values.ts';

/** The faults of the shop, by what they are about. */
export const shopFaults: readonly (readonly [about: string, faults: readonly ShopFault[]])[] = [
  ['responses', responseFaults],
  ['pages', pageFaults],
  ['rules', ruleFaults],
  ['values', valueFaults],
  ['edges of what is allowed', edgeFaults],
  ['credentials', credentialFaults],
  ['state', stateFaults],
  ['stored items', storedItemFaults],
  ['what one message says of another', exchangeFaults],
  ['what lasts over several requests', sequenceFaults],
];
