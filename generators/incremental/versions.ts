import { depend, untracked, type Dependency } from './dependencies.ts';
import { memoize } from './memoize.ts';
import { currentRevision, nextRevision } from './revision.ts';

const VERSIONS = Symbol('versions');

/** A version of an object that records which of its members are read. */
interface View<Value extends object> {
  readonly [VERSIONS]: Versions<Value>;
}

/** The consecutive versions of one object, such as the model of a document. */
export class Versions<Value extends object> {
  readonly #compute: (() => Value) | undefined;
  #value: Value | undefined;
  #view: Value | undefined;
  #computedAt = -1;

  /** @param compute returns the current value, for versions that are computed from other versions */
  constructor(compute?: () => Value) {
    this.#compute = compute;
  }

  /** Starts the next version. Returns a view of the value, with which queries and reads are tracked. */
  next(value: Value): Value {
    if (value === this.#value && this.#view !== undefined) return this.#view;
    nextRevision();
    return this.#set(value);
  }

  get value(): Value {
    this.#refresh();
    return this.#value as Value;
  }

  get view(): Value {
    this.#refresh();
    return this.#view as Value;
  }

  #refresh(): void {
    if (this.#compute === undefined || this.#computedAt === currentRevision()) return;
    this.#computedAt = currentRevision();
    const value = untracked(this.#compute);
    if (value !== this.#value) this.#set(value);
  }

  #set(value: Value): Value {
    this.#value = value;
    this.#view = viewOf(this, value);
    return this.#view;
  }
}

/** The versions that an object is the current view of; undefined for other objects, and for views of earlier versions. */
export function versionsOf<Value extends object>(source: Value): Versions<Value> | undefined {
  const versions = (source as Partial<View<Value>>)[VERSIONS];
  if (versions === undefined || versions.view === source) return versions;
  depend(outdated);
  return undefined;
}

/** A result of an earlier version is not current. */
const outdated: Dependency = { name: 'version', read: () => true, value: false };

/** What a view reads, by names: each read is recorded as the same object. */
const reads = memoize((_view: object) => new Map<string, Dependency>());

/**
 * The result of a function of a source. For a view, only this result is recorded as read, not all members that the
 * function reads.
 * @param name identifies the function among those of all callers
 */
export function select<Source extends object, Result>(
  source: Source,
  name: string,
  compute: (source: Source) => Result,
): Result {
  if (!(VERSIONS in source)) return compute(source);
  const versions = versionsOf(source);
  if (versions === undefined) return compute(dataOf(source));
  const known = reads(source);
  const read = known.get(name) ?? {
    name,
    read: () => compute(versions.value),
    value: compute(versions.value),
  };
  known.set(name, read);
  depend(read);
  // A read with this name has the result of this function.
  return read.value as Result;
}

/** Applies a function to an immutable object once. For a view, the result is a view that is computed for each version. */
export function derive<From extends object, To extends object>(
  compute: (from: From) => To,
): (from: From) => To {
  const computed = memoize(compute);
  const derived = memoize((versions: Versions<From>) => new Versions<To>(() => computed(versions.value)));
  return (from) => {
    if (!(VERSIONS in from)) return computed(from);
    const versions = versionsOf(from);
    return versions === undefined ? computed(dataOf(from)) : derived(versions).view;
  };
}

const values = new WeakMap<object, object>();

/** The object behind a view without recording a read, for what does not depend on its contents; another object as it is. */
export function dataOf<Source extends object>(source: Source): Source {
  // Set for each view, to the object that it shows.
  return (values.get(source) ?? source) as Source;
}

function viewOf<Value extends object>(versions: Versions<Value>, value: Value): Value {
  const view = Object.create(null) as Value;
  values.set(view, value);
  Object.defineProperty(view, VERSIONS, { value: versions });
  for (const name of Object.keys(value) as (keyof Value & string)[])
    Object.defineProperty(view, name, {
      enumerable: true,
      get: () => select(view, name, (source) => source[name]),
    });
  return view;
}
