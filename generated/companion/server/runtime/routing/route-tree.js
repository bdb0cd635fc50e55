var _a;
import { matchPattern, segmentPattern } from "./segment-pattern.js";
import { literalSegment } from "./segment-text.js";
/** Paths that begin alike, by what may come next. */
export class RouteTree {
    #targets = new Map();
    #literals = new Map();
    #patterns = [];
    #parameter;
    #rest;
    /** The targets at the end of a path template, made where they were missing. */
    targetsOf(segments) {
        const [segment, ...following] = segments;
        if (segment === undefined)
            return this.#targets;
        const [only] = segment;
        if (segment.length > 1)
            return this.#patternFor(segment).targetsOf(following);
        if (only?.kind === 'parameter') {
            if (only.multi && following.length === 0)
                return (this.#rest ??= new Map());
            return (this.#parameter ??= new _a()).targetsOf(following);
        }
        const text = only === undefined ? '' : literalSegment(only.text);
        const next = this.#literals.get(text) ?? new _a();
        this.#literals.set(text, next);
        return next.targetsOf(following);
    }
    /**
     * Visits all that match a path until a visit gives a result, the most exact first: literal text, then text around
     * a parameter, then a parameter, then a parameter that takes all of the rest; decided at each segment, from the
     * left. Each part of the tree is entered once at most.
     */
    find(walk, at = 0) {
        const { segments, values } = walk;
        const segment = segments[at];
        if (segment === undefined)
            return this.#targets.size === 0 ? undefined : walk.visit(this.#targets);
        const found = this.#literals.get(segment.text)?.find(walk, at + 1);
        if (found !== undefined)
            return found;
        const { length } = values;
        for (const pattern of this.#patterns) {
            const matched = matchPattern(pattern, segment);
            if (matched === undefined)
                continue;
            values.push(...matched);
            const answer = pattern.next.find(walk, at + 1);
            if (answer !== undefined)
                return answer;
            values.length = length;
        }
        if (segment.raw === '')
            return undefined;
        if (this.#parameter !== undefined) {
            values.push(segment.raw);
            const answer = this.#parameter.find(walk, at + 1);
            if (answer !== undefined)
                return answer;
            values.length = length;
        }
        if (this.#rest === undefined)
            return undefined;
        const spanned = segments.slice(at).map(({ raw }) => raw);
        values.push(spanned.join('/'));
        const answer = walk.visit(this.#rest);
        values.length = length;
        return answer;
    }
    #patternFor(segment) {
        const pattern = segmentPattern(segment);
        const known = this.#patterns.find(({ texts }) => texts.join('/') === pattern.texts.join('/'));
        if (known !== undefined)
            return known.next;
        const made = { ...pattern, next: new _a() };
        this.#patterns.push(made);
        this.#patterns.sort((one, other) => other.weight - one.weight);
        return made.next;
    }
}
_a = RouteTree;
