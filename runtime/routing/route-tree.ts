import type { PathSegment } from './path-segment.ts';
import type { RouteNeed } from './route-need.ts';
import { matchPattern, segmentPattern, type SegmentPattern } from './segment-pattern.ts';
import { literalSegment, type SentSegment } from './segment-text.ts';

/** The target of a path, with the names of its parameters in order. */
export interface Target<Operation> {
  readonly operation: Operation;
  readonly names: readonly string[];
  readonly needs: readonly RouteNeed[];
}

/** Routes by method whose paths end at the same node of the tree; routes with more needs come first. */
export type Targets<Operation> = Map<string, Target<Operation>[]>;

/** One search: the path, the values found so far, and the function that is called at the end of each route. */
export interface Walk<Operation, Found> {
  readonly segments: readonly SentSegment[];
  /** Changes during the search. */
  readonly values: string[];
  /** Undefined to continue the search. */
  visit(targets: Targets<Operation>): Found | undefined;
}

interface Pattern<Operation> extends SegmentPattern {
  readonly next: RouteTree<Operation>;
}

/** Paths with the same beginning, by their next segment. */
export class RouteTree<Operation> {
  readonly #targets: Targets<Operation> = new Map();
  readonly #literals: Map<string, RouteTree<Operation>> = new Map();
  readonly #patterns: Pattern<Operation>[] = [];
  #parameter: RouteTree<Operation> | undefined;
  #rest: Targets<Operation> | undefined;

  /** The targets at the end of a path template; missing nodes are added. */
  targetsOf(segments: readonly PathSegment[]): Targets<Operation> {
    const [segment, ...following] = segments;
    if (segment === undefined) return this.#targets;
    const [only] = segment;
    if (segment.length > 1) return this.#patternFor(segment).targetsOf(following);
    if (only?.kind === 'parameter') {
      if (only.multi && following.length === 0) return (this.#rest ??= new Map());
      return (this.#parameter ??= emptyTree()).targetsOf(following);
    }
    const text = only === undefined ? '' : literalSegment(only.text);
    const next = this.#literals.get(text) ?? emptyTree<Operation>();
    this.#literals.set(text, next);
    return next.targetsOf(following);
  }

  /**
   * Visits the routes that match a path, the most exact first, until a visit returns a result. Precedence is decided
   * at each segment, from the left: literal text, then text around a parameter, then a parameter, then a parameter
   * for the rest of the path. Each node of the tree is visited at most once.
   */
  find<Found>(walk: Walk<Operation, Found>, at = 0): Found | undefined {
    const { segments, values } = walk;
    const segment = segments[at];
    if (segment === undefined) return this.#targets.size === 0 ? undefined : walk.visit(this.#targets);
    const literal = this.#literals.get(segment.text)?.find(walk, at + 1);
    if (literal !== undefined) return literal;
    const { length } = values;
    for (const pattern of this.#patterns) {
      const matched = matchPattern(pattern, segment);
      if (matched === undefined) continue;
      values.push(...matched);
      const below = pattern.next.find(walk, at + 1);
      if (below !== undefined) return below;
      values.length = length;
    }
    if (segment.raw === '') return undefined;
    if (this.#parameter !== undefined) {
      values.push(segment.raw);
      const below = this.#parameter.find(walk, at + 1);
      if (below !== undefined) return below;
      values.length = length;
    }
    if (this.#rest === undefined) return undefined;
    const spanned = segments.slice(at).map(({ raw }) => raw);
    values.push(spanned.join('/'));
    const found = walk.visit(this.#rest);
    values.length = length;
    return found;
  }

  #patternFor(segment: PathSegment): RouteTree<Operation> {
    const pattern = segmentPattern(segment);
    const known = this.#patterns.find(({ texts }) => texts.join('/') === pattern.texts.join('/'));
    if (known !== undefined) return known.next;
    const made = { ...pattern, next: emptyTree<Operation>() };
    this.#patterns.push(made);
    this.#patterns.sort((one, other) => other.weight - one.weight);
    return made.next;
  }
}

function emptyTree<Operation>(): RouteTree<Operation> {
  return new RouteTree();
}
