import type { PathSegment } from './path-segment.js';
import type { RouteNeed } from './route-need.js';
import { type SentSegment } from './segment-text.js';
/** What a path leads to, with the names of the parameters on the way, in order. */
export interface Target<Operation> {
    readonly operation: Operation;
    readonly names: readonly string[];
    readonly needs: readonly RouteNeed[];
}
/** Routes by method whose paths end at the same place of the tree; those first that need most. */
export type Targets<Operation> = Map<string, Target<Operation>[]>;
/** One search: the path, the values found so far, and what to do at the end of each route. */
export interface Walk<Operation, Answer> {
    readonly segments: readonly SentSegment[];
    /** Changes while the search goes on. */
    readonly values: string[];
    /** Undefined where the search has to go on. */
    visit(targets: Targets<Operation>): Answer | undefined;
}
/** Paths that begin alike, by what may come next. */
export declare class RouteTree<Operation> {
    #private;
    /** The targets at the end of a path template, made where they were missing. */
    targetsOf(segments: readonly PathSegment[]): Targets<Operation>;
    /**
     * Visits all that match a path until a visit gives a result, the most exact first: literal text, then text around
     * a parameter, then a parameter, then a parameter that takes all of the rest; decided at each segment, from the
     * left. Each part of the tree is entered once at most.
     */
    find<Answer>(walk: Walk<Operation, Answer>, at?: number): Answer | undefined;
}
