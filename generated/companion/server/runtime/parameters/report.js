import { memberPointer } from "./error.js";
import { NOT_ALLOWED } from "./prototype-names.js";
/** Errors of one request that are reported; more would help nobody, and their sender would choose what they cost. */
const MOST = 100;
/** Collects what is wrong with the parameters of one request while they are read. */
export class Report {
    errors = [];
    /** Most requests have none. */
    #unknown;
    get unknown() {
        return this.#unknown === undefined ? none : [...this.#unknown.values()];
    }
    /** Whether nothing more is taken. */
    get isFull() {
        return this.errors.length >= MOST;
    }
    /** Says what is wrong with a value of a parameter; `pointer` leads to it in the decoded values. */
    fail(parameter, pointer, [code, message]) {
        if (this.isFull)
            return;
        this.errors.push({ parameter: parameter.name, in: parameter.in, pointer, code, message });
    }
    /** Refuses a name that would reach a prototype if it became the name of a member. */
    refuseName(name, location) {
        if (this.isFull)
            return;
        const pointer = memberPointer('', name);
        this.errors.push({ parameter: name, in: location, pointer, code: 'name', message: NOT_ALLOWED });
    }
    /** Notes a name that nothing describes. */
    leaveOut(found) {
        this.#unknown ??= new Map();
        if (this.#unknown.size < MOST)
            this.#unknown.set(found.name, found);
    }
}
const none = [];
/** Text of a request for a message: quoted, with acting characters escaped, and cut to what can be read. */
export function quote(text) {
    return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
