import { isEqual } from './equal.ts';
import { currentRevision } from './revision.ts';

/** A read of something that edits change, and the value that it returned. */
export interface Dependency {
  /** What is read: the name of a member, or the reference of a schema. */
  readonly name: string;
  /** Reads the current value. */
  readonly read: () => unknown;
  readonly value: unknown;
  /** For the result of a query: what that depends on. */
  readonly inner?: readonly Dependency[];
}

/** The result of a function, and everything that it read. */
interface Recorded<Result> {
  readonly result: Result;
  readonly dependencies: readonly Dependency[];
}

/** The dependencies of the function that runs now. */
let recording: Set<Dependency> | undefined;

/** Adds a dependency to the function that is recorded now, if any. */
export function depend(dependency: Dependency): void {
  recording?.add(dependency);
}

/** Runs a function and records what it reads until it returns; for an async function, until its first `await`. */
export function record<Result>(run: () => Result): Recorded<Result> {
  const dependencies = new Set<Dependency>();
  return { result: withRecording(dependencies, run), dependencies: [...dependencies] };
}

/** Runs a function without recording what it reads. */
export function untracked<Result>(run: () => Result): Result {
  return withRecording(undefined, run);
}

/** The names of everything that was read, directly and by queries. */
export function namesRead(dependencies: readonly Dependency[]): ReadonlySet<string> {
  const open = new Set(dependencies);
  // Iteration of a set includes items that are added meanwhile.
  for (const { inner = [] } of open) for (const each of inner) open.add(each);
  return new Set([...open].map(({ name }) => name));
}

/** Whether all reads still return equal values. They are checked in order, so that a later one never reads too much. */
export function areCurrent(dependencies: readonly Dependency[]): boolean {
  return untracked(() => dependencies.every(isCurrent));
}

function isCurrent(dependency: Dependency): boolean {
  const known = checked.get(dependency);
  if (known?.in === currentRevision()) return known.isCurrent;
  const result = { in: currentRevision(), isCurrent: readsEqual(dependency) };
  checked.set(dependency, result);
  return result.isCurrent;
}

/** Many results have the same dependencies, so each is checked once in a revision. */
const checked = new WeakMap<Dependency, { readonly in: number; readonly isCurrent: boolean }>();

function readsEqual({ read, value }: Dependency): boolean {
  try {
    return isEqual(value, read());
  } catch {
    // What it read has gone.
    return false;
  }
}

function withRecording<Result>(dependencies: Set<Dependency> | undefined, run: () => Result): Result {
  const outer = recording;
  recording = dependencies;
  try {
    return run();
  } finally {
    recording = outer;
  }
}
