import { liveValidators, type LiveValidators } from '../../check/live.ts';
import type { Places } from '../../diagnostics/place.ts';
import type { ApiModel } from '../../model/model.ts';
import type { Direction } from '../../model/variants.ts';
import type { Reading } from '../contain/members.ts';
import { Prover } from '../contain/prover.ts';
import type { Schema } from '../../schema/schema.ts';
import { deciding, reported, SameSchemas } from '../contain/same.ts';
import { Effort, type Limits } from '../effort.ts';
import type { Draft, Group } from './draft.ts';
import type { Pair } from './pairs.ts';

/** A document that is compared: its model, and the places of its schemas. */
export interface Compared {
  readonly model: ApiModel;
  readonly places: Places;
}

/** Two documents that are compared, and the differences so far. */
export class Comparison {
  readonly before: ApiModel;
  readonly after: ApiModel;
  readonly places: Pair<Places>;
  /** The remaining effort for all proofs and witnesses. */
  readonly effort: Effort;
  /** Compares only what decides whether values are valid. */
  readonly same: SameSchemas;
  /** Compares everything whose changes are reported. */
  readonly alike: SameSchemas;
  readonly checks: Pair<LiveValidators>;
  readonly drafts: Draft[] = [];
  /** Named schemas that were already compared, by direction and names. */
  readonly compared = new Map<string, Group>();

  constructor(earlier: Compared, later: Compared, limits: Limits) {
    const [before, after] = [earlier.model, later.model];
    this.before = before;
    this.after = after;
    this.places = { before: earlier.places, after: later.places };
    this.effort = new Effort(limits);
    this.same = new SameSchemas({ before, after }, deciding);
    this.alike = new SameSchemas({ before, after }, reported);
    this.checks = { before: liveValidators(before), after: liveValidators(after) };
  }

  add(draft: Draft): void {
    this.drafts.push(draft);
  }

  /** Proves that values of the earlier document meet rules of the later document. */
  forward(direction: Direction, reading: Reading = readingOf(direction)): Prover {
    const { before, after, effort, same } = this;
    const areSame = (values: Schema, rules: Schema): boolean => same.areSame(values, rules);
    const sides = { values: before, rules: after, direction, reading, same: areSame };
    return new Prover(sides, effort.ofProof());
  }

  /** Proves that values of the later document meet rules of the earlier document. */
  backward(direction: Direction, reading: Reading = readingOf(direction)): Prover {
    const { before, after, effort, same } = this;
    const areSame = (values: Schema, rules: Schema): boolean => same.areSame(rules, values);
    const sides = { values: after, rules: before, direction, reading, same: areSame };
    return new Prover(sides, effort.ofProof());
  }

  /** Proves that what was valid stays valid: forward for requests, backward for responses. */
  keeping(direction: Direction, reading?: Reading): Prover {
    return direction === 'request' ? this.forward(direction, reading) : this.backward(direction, reading);
  }

  /** Adds the operations of each group to the schemas that it uses. */
  spreadOperations(roots: readonly Group[]): void {
    for (const root of roots) {
      const reached = new Set([root]);
      for (const group of reached) for (const used of group.uses) reached.add(used);
      for (const group of reached)
        if (group !== root) for (const label of root.operations) group.operations.add(label);
    }
  }
}

/** Callers send only what is described; responses may have more than the document describes. */
function readingOf(direction: Direction): Reading {
  return { closed: direction === 'request' };
}
